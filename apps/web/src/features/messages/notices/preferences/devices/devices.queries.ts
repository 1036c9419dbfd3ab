import { mutationOptions, queryOptions } from "@tanstack/react-query";

import {
  addAppDevice,
  listNoticeDevices,
  removeNoticeDevice,
  testNoticeDevice,
} from "@atrio/contract/messages/notice-preferences";
import type { NoticeDevice } from "@atrio/contract/messages/notice-preferences";

import { api } from "../../../../../lib/api.ts";
import { systemName } from "../../../../../lib/device-name.ts";
import { fingerprintOfText, readPush, startPush, stopPush } from "../../../../../lib/push.ts";
import { queryClient } from "../../../../../lib/query-client.ts";
import { readStored, storageKeys } from "../../../../../lib/storage.ts";

const devicesRoot = ["notice-devices"] as const;
const thisDeviceKey = ["this-device"] as const;

/** The devices that receive somebody's notices, newest first. */
export function devicesQuery(workerId: number) {
  return queryOptions({
    queryKey: [...devicesRoot, workerId],
    queryFn: async ({ signal }) =>
      (await api(listNoticeDevices, { params: { id: workerId }, signal })).data,
  });
}

/** The browser's state of pushed messages, and the app's token where the app opened the portal. */
export const thisDeviceQuery = queryOptions({
  queryKey: thisDeviceKey,
  queryFn: async () => {
    const token = readStored(storageKeys.fcmDeviceToken);
    const [push, fingerprint] = await Promise.all([
      readPush(),
      token === null ? null : fingerprintOfText(token),
    ]);
    return { push, app: { token, fingerprint } };
  },
  // A permission may have been changed in the browser's own settings meanwhile.
  refetchOnWindowFocus: "always",
  networkMode: "always",
  staleTime: 0,
});

async function reread(): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: devicesRoot }),
    queryClient.invalidateQueries({ queryKey: thisDeviceKey }),
  ]);
}

/**
 * Refetches this browser's state and the list; callers do not wait for it: the outcome is told
 * first.
 */
export function rereadDevices(): void {
  void reread();
}

/** Lets this browser receive notices; false when its owner said no. */
export function activateMutation(workerId: number, publicKey: string) {
  return mutationOptions({
    mutationFn: () => startPush(workerId, publicKey),
    // The button is busy until the list shows the result.
    onSettled: reread,
  });
}

/** Lets the app on this device receive notices, as its owner has just confirmed. */
export function confirmAppMutation(workerId: number) {
  return mutationOptions({
    mutationFn: (token: string) =>
      api(addAppDevice, {
        params: { id: workerId },
        body: { token, nombre: systemName(navigator.userAgent), confirmado: true },
      }),
    onSettled: rereadDevices,
  });
}

/** Sends nothing more to a device; the one at hand gives its address up too. */
export function removeDeviceMutation(workerId: number) {
  return mutationOptions({
    mutationFn: async ({ device, isThisOne }: { device: NoticeDevice; isThisOne: boolean }) => {
      await api(removeNoticeDevice, { params: { id: workerId, dispositivo_id: device.id } });
      if (isThisOne && device.canal === "web") await stopPush();
    },
    onSettled: rereadDevices,
  });
}

/** Sends a test to a device at once. */
export function testDeviceMutation(workerId: number) {
  return mutationOptions({
    mutationFn: (deviceId: number) =>
      api(testNoticeDevice, { params: { id: workerId, dispositivo_id: deviceId }, body: {} }),
  });
}
