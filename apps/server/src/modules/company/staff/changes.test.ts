import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { getStaffCard } from "@atrio/contract/company/staff";
import type { StaffCard } from "@atrio/contract/company/staff";
import * as changes from "@atrio/contract/company/staff-changes";
import { listMyData } from "@atrio/contract/people/profile";
