// The package carries no types of its own; these are the parts that the bench uses.
declare module "autocannon" {
  export type CannonRequest = {
    method?: "GET" | "POST";
    path?: string;
    headers?: Record<string, string>;
    body?: string;
    setupRequest?: (request: CannonRequest) => CannonRequest;
  };

  export type CannonClient = { setRequests(requests: CannonRequest[]): void };

  export type CannonResult = { duration: number; "2xx": number; non2xx: number; errors: number };

  type Options = {
    url: string;
    connections: number;
    /** Seconds. */
    duration: number;
    /** Requests after which it ends, whatever the duration. */
    amount?: number;
    /** Milliseconds between looks at the end. */
    sampleInt: number;
    setupClient: (client: CannonClient) => void;
  };

  type Run = Promise<CannonResult> & {
    on(
      event: "response",
      listener: (client: unknown, status: number, bytes: number, milliseconds: number) => void,
    ): void;
  };

  const autocannon: (options: Options) => Run;
  export default autocannon;
}
