import { mutationOptions, queryOptions } from "@tanstack/react-query";

import { deletePhoto, getPhoto, uploadPhoto } from "@atrio/contract/people/profile";

import { api } from "../../../../lib/api.ts";
import { fetchFile } from "../../../../lib/download.ts";
import { currentUserQuery } from "../../../../lib/identity.ts";
import { queryClient } from "../../../../lib/query-client.ts";
import { randomKey } from "../../../../lib/random.ts";
import { profileQuery, refreshUser } from "../profile.queries.ts";

/** The photo in its larger size; another photo has another link. */
export function largePhotoQuery(workerId: number, link: string | null) {
  return queryOptions({
    queryKey: ["profile-photo", workerId, link],
    queryFn: async ({ signal }) =>
      (await fetchFile(getPhoto, { params: { id: workerId }, signal })).blob,
    enabled: link !== null,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
  });
}

/** Replaces the photo. */
export function uploadPhotoMutation(workerId: number) {
  return mutationOptions({
    mutationFn: (photo: File) =>
      api(uploadPhoto, {
        params: { id: workerId },
        body: { imagen: photo },
        idempotencyKey: randomKey(),
      }),
    onSuccess: ({ data }) => showPhoto(workerId, data.link_foto),
  });
}

/** Deletes the photo; initials replace it. */
export function deletePhotoMutation(workerId: number) {
  return mutationOptions({
    mutationFn: () => api(deletePhoto, { params: { id: workerId } }),
    onSuccess: ({ data }) => showPhoto(workerId, data.link_foto),
  });
}

/** Wherever the own photo is, the page shows the new one at once. */
function showPhoto(workerId: number, link: string | null): void {
  const photo = { link_foto: link };
  queryClient.setQueryData(
    profileQuery(workerId).queryKey,
    (profile) => profile && { ...profile, ...photo },
  );
  queryClient.setQueryData(currentUserQuery.queryKey, (user) => user && { ...user, ...photo });
  refreshUser();
}
