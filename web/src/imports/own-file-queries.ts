import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { ReplyOf } from "@remanso/core/endpoint.ts";
import { privacyApi } from "@remanso/core/privacy/contract.ts";
import { askAgainAfter } from "../app/ask.ts";
import { CallError } from "../call.ts";
import { eventReader } from "../chat/server-events.ts";
import { ownerHeader } from "../page-owner.ts";

export interface ImportProgress {
  readonly step: "sending" | "checking" | "keeping";
  readonly percent: number;
}

type Reply = ReplyOf<typeof privacyApi.importAll>;
type Tell = (progress: ImportProgress) => void;

/** Brings a file in, and how far that is. */
export function useImport() {
  const client = useQueryClient();
  const [progress, setProgress] = useState<ImportProgress | null>(null);
  const change = useMutation<Reply, CallError, File>({
    mutationFn: (file) => sendFile(file, setProgress),
    onSuccess: () => askAgainAfter(client, privacyApi.importAll),
    onSettled: () => setProgress(null),
  });
  return { ...change, progress };
}

/** Not by fetch, which does not tell how much of a body is sent. Without a time limit: a slow line may take an hour. */
function sendFile(file: File, tell: Tell): Promise<Reply> {
  const { method, path } = privacyApi.importAll;
  const request = new XMLHttpRequest();
  return new Promise((resolve, reject) => {
    const events = eventsBy(tell);
    request.open(method, path);
    request.setRequestHeader("content-type", "application/json");
    request.setRequestHeader("accept", "text/event-stream");
    for (const [name, value] of Object.entries(ownerHeader())) request.setRequestHeader(name, value);
    request.upload.addEventListener("progress", ({ loaded, total }) =>
      tell({ step: "sending", percent: Math.round((100 * loaded) / Math.max(total, 1)) }),
    );
    request.upload.addEventListener("load", () => tell({ step: "checking", percent: 100 }));
    request.addEventListener("progress", () => request.status < 300 && events(request.responseText));
    request.addEventListener("error", () => reject(new CallError(0, "offline")));
    request.addEventListener("load", () => {
      const { status, responseText } = request;
      const end = status < 300 ? events(responseText) : { refused: responseText };
      if (end && "reply" in end) resolve(end.reply);
      // a stream that ends early: the server went away
      else reject(new CallError(end ? status : 0, end?.refused ?? "offline"));
    });
    request.send(file);
  });
}

type End = { readonly reply: Reply } | { readonly refused: string };

/** Takes all that has come so far, again and again, and answers how it ended, once it has. */
function eventsBy(tell: Tell): (all: string) => End | null {
  const read = eventReader();
  let taken = 0;
  let end: End | null = null;
  return (all) => {
    for (const { event, data } of read(all.slice(taken))) {
      if (event === "progress") tell({ step: "keeping", percent: Number(JSON.parse(data).text) });
      // the server has checked it against the same contract
      else if (event === "done") end = { reply: JSON.parse(data) };
      else if (event === "refused") end = { refused: data };
    }
    taken = all.length;
    return end;
  };
}
