import type { ReactNode } from "react";
import { getDictionary } from "@/app/i18n/dictionary";
import type { Lang } from "@/app/i18n/lang";
import { WithWords } from "@/app/i18n/with-words";
import { renderControlSamples } from "./control-samples";
import { renderFieldSamples } from "./field-samples";
import { DialogSample, FocusSample, SettingSample, ToastSample } from "./live-samples";
import { renderPageSamples } from "./page-samples";
import type { KitPart } from "./samples";

/** Renders every part of the kit in its states, each with its name and one line about its purpose. */
export function KitGallery({ lang }: { lang: Lang }) {
  const words = getDictionary(lang).kit;
  const samples: Readonly<Record<KitPart, ReactNode>> = {
    ...renderControlSamples(words),
    ...renderFieldSamples(words),
    ...renderPageSamples(words),
    CheckLine: <SettingSample label={words.setting} />,
    FocusHere: <FocusSample />,
    Dialog: <DialogSample remove={words.variants.danger} />,
    ToastRegion: <ToastSample />,
  };
  const parts = Object.keys(words.parts) as KitPart[];
  return (
    <WithWords lang={lang} words={["kit.focus", "kit.dialog", "kit.toast", "kit.close"]}>
      <nav aria-labelledby="contents" className="no-print">
        <h2 id="contents" className="mb-2 text-lg">
          {words.contents}
        </h2>
        <ul className="flex flex-wrap gap-x-5">
          {parts.map((part) => (
            <li key={part}>
              <a href={`#${part}`} className="link inline-flex min-h-9 items-center pointer-coarse:min-h-11">
                {part}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div>
        {parts.map((part) => (
          <section
            key={part}
            aria-labelledby={part}
            className="grid gap-x-10 gap-y-4 border-line border-t py-8 lg:grid-cols-[18rem_minmax(0,1fr)]"
          >
            <div>
              <h2 id={part} className="scroll-mt-6 font-mono text-lg">
                {part}
              </h2>
              <p className="mt-1 text-ink-soft text-sm">{words.parts[part]}</p>
            </div>
            <div className="min-w-0">{samples[part]}</div>
          </section>
        ))}
      </div>
    </WithWords>
  );
}
