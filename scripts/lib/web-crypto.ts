// Digests for component tests: jsdom's window computes none, and its own realm hides Node's.
import { webcrypto } from "node:crypto";

Object.defineProperty(globalThis, "crypto", { configurable: true, value: webcrypto });
