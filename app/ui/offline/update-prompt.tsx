"use client";

import { useEffect, useState } from "react";
import { useWords } from "@/app/i18n/use-words";
import { Button } from "@/app/ui/kit/button";
import { Notice } from "@/app/ui/kit/notice";

/** Milliseconds between two looks for a new release while a page stays open. */
const LOOK_EVERY = 30 * 60 * 1000;

/** Renders a prompt to reload for a new release; until then, the page keeps the old one. */
export function UpdatePrompt() {
  const words = useWords("offline.release");
  const release = useNewRelease();
  const [later, setLater] = useState(false);
  return (
    <div role="status">
      {release && !later ? (
        <Notice tone="info" title={words.title} className="mt-3">
          <p>{words.text}</p>
          <p className="mt-2 flex flex-wrap gap-2">
            <Button size="small" variant="primary" onClick={() => takeRelease(release)}>
              {words.reload}
            </Button>
            <Button size="small" variant="quiet" onClick={() => setLater(true)}>
              {words.later}
            </Button>
          </p>
        </Notice>
      ) : null}
    </div>
  );
}

/** Registration of a release newer than this page; null if there is none. */
function useNewRelease(): ServiceWorkerRegistration | null {
  const [release, setRelease] = useState<ServiceWorkerRegistration | null>(null);
  useEffect(() => {
    if (!("serviceWorker" in navigator)) return;
    const ends = new AbortController();
    const { signal } = ends;
    void navigator.serviceWorker.ready.then((registration) => {
      if (signal.aborted) return;
      // A first worker takes over a page that had none and belongs to it.
      const look = () => navigator.serviceWorker.controller && registration.waiting && setRelease(registration);
      const follow = () => registration.installing?.addEventListener("statechange", look, { signal });
      look();
      follow();
      registration.addEventListener("updatefound", follow, { signal });
      lookAgain(registration, signal);
    });
    return () => ends.abort();
  }, []);
  return release;
}

/** Looks for a new release when the page is shown again after a while. */
function lookAgain(registration: ServiceWorkerRegistration, signal: AbortSignal): void {
  let looked = Date.now();
  const shown = () => {
    if (document.visibilityState !== "visible" || Date.now() - looked < LOOK_EVERY) return;
    looked = Date.now();
    // Without a network there is nothing new.
    void registration.update().catch(() => null);
  };
  document.addEventListener("visibilitychange", shown, { signal });
}

function takeRelease({ waiting }: ServiceWorkerRegistration): void {
  const reload = () => window.location.reload();
  // Another tab may have taken it already.
  if (!waiting) {
    reload();
    return;
  }
  navigator.serviceWorker.addEventListener("controllerchange", reload, { once: true });
  waiting.postMessage({ type: "SKIP_WAITING" });
}
