import type { ReactNode } from "react";
import { getDictionary } from "@/app/i18n/dictionary";
import type { Lang } from "@/app/i18n/lang";
import { WithWords } from "@/app/i18n/with-words";
import { ClosedPart } from "@/app/ui/page-filter/closed-part";
import { renderControlSamples } from "./control-samples";
import { renderFieldSamples } from "./field-samples";
import { DialogSample, FocusSample, SettingSample, ToastSample } from "./live-samples";
import { renderPageSamples } from "./page-samples";
import type { KitPart } from "./samples";

/** Renders the components of the kit, collapsed, each with its name, purpose and states. */
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
      {parts.map((part) => (
        <ClosedPart key={part} anchor={part} title={<code>{part}</code>} hint={words.parts[part]} className="pb-8">
          {samples[part]}
        </ClosedPart>
      ))}
    </WithWords>
  );
}
