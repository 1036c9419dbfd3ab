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
 * Refetches this browser's state and the list; not awaited by callers: the outcome is shown first.
 */
export function rereadDevices(): void {
  void reread();
}

/** Subscribes this browser; false when its owner refused permission. */
export function activateMutation(workerId: number, publicKey: string) {
  return mutationOptions({
    mutationFn: () => startPush(workerId, publicKey),
    // The button is busy until the list shows the result.
    onSettled: reread,
  });
}

/** Subscribes the app on this device, as its owner has just confirmed. */
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

/** Deletes a device; the one at hand is unsubscribed too. */
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
