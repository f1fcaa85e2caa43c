"use client";

import { type ComponentProps, type ComponentType, type ReactNode, useEffect, useState } from "react";
import { getTextLang, type Lang } from "@/app/i18n/lang";
import { getSearchHref } from "@/app/ui/links/browse-address";
import { SEARCH_BOX_ID } from "../query/focus-result";
import { getTabStorage, storeTypedSpelling } from "../query/typed-spellings";
import type { LiveGrid } from "./live-grid";
import { showLiveResult, useLiveResult } from "./live-store";

type Props = {
  /** The version of the cards to search. */
  version: string;
  large: boolean;
  lang: Lang;
  /** The results of the page. */
  children: ReactNode;
};

/** Milliseconds after the last key press before the typed query is run. */
const PAUSE_MS = 150;

type Loaded = {
  readonly find: (typed: string) => Promise<void>;
  readonly stop: () => void;
  readonly Grid: ComponentType<ComponentProps<typeof LiveGrid>>;
};

/**
 * Renders the results of the page, and replaces them with live results once the user types another query. The first use
 * of the field loads all cards. Until they are loaded, and for queries that only the server can answer, the results
 * stay unchanged.
 */
export function LiveResults({ version, large, lang, children }: Props) {
  const live = useLiveResult();
  const [Grid, setGrid] = useState<Loaded["Grid"] | null>(null);

  useEffect(() => {
    const field = document.getElementById(SEARCH_BOX_ID);
    if (!(field instanceof HTMLInputElement)) return;
    let loading: Promise<Loaded | null> | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const load = () => {
      loading ??= loadSearch(version, lang).then(
        (loaded) => {
          setGrid(() => loaded.Grid);
          return loaded;
        },
        // Without the cards the form still asks the server.
        () => null,
      );
      return loading;
    };
    const search = (event: Event) => {
      if (event instanceof InputEvent && event.isComposing) return;
      clearTimeout(timer);
      timer = setTimeout(async () => (await load())?.find(field.value.trim()), PAUSE_MS);
    };
    const events = ["input", "change", "compositionend"];
    field.addEventListener("focus", load);
    for (const name of events) field.addEventListener(name, search);
    if (document.activeElement === field) void load();
    return () => {
      clearTimeout(timer);
      void loading?.then((loaded) => loaded?.stop());
      showLiveResult(null);
      field.removeEventListener("focus", load);
      for (const name of events) field.removeEventListener(name, search);
    };
  }, [version, lang]);

  useEffect(() => {
    // What belongs to the query of the page does not fit what is being typed.
    for (const part of document.querySelectorAll<HTMLElement>("[data-asked]")) part.inert = live !== null;
  }, [live]);

  return live && Grid ? <Grid result={live} large={large} lang={lang} /> : children;
}

async function loadSearch(version: string, lang: Lang): Promise<Loaded> {
  const [{ startSearchWorker }, { LiveGrid: Grid }] = await Promise.all([
    import("./start-search"),
    import("./live-grid"),
  ]);
  const { remote, stop } = await startSearchWorker(version);
  let latest = "";
  const find = async (typed: string) => {
    latest = typed;
    const result = await remote.find(typed, getTextLang(lang));
    if (result === null || latest !== typed) return;
    showLiveResult(result);
    storeTypedSpelling(getTabStorage(), result.canonical, typed);
    window.history.replaceState(window.history.state, "", getSearchHref(lang, result.canonical));
  };
  return { find, stop, Grid };
}
