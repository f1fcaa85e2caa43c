import { define } from "../define";
import type { Lang } from "../lang";

/** The words of the page on which administrators show and hide the pictures of sets. */
export const adminPictures = define({
  ja: {
    title: "カードの画像",
    lead: "画像はカードファイルの「画像」の欄に名前を書き、一緒に取り込みます。ここではセットごとに表示を切り替えます。",
    sets: "セット",
    none: "セットがまだありません。",
    count: { one: "{all}枚のうち{n}枚に画像があります", other: "{all}枚のうち{n}枚に画像があります" },
    shown: "表示している",
    hidden: "隠している",
    show: "表示する",
    hide: "隠す",
    showOf: "「{name}」の画像を表示する",
    hideOf: "「{name}」の画像を隠す",
    nowShown: "「{name}」の画像を表示しました。",
    nowHidden: "「{name}」の画像を隠しました。画像のアドレスも開けなくなっています。",
    takeDown:
      "1枚だけを完全に取り除くには、サーバーで次のコマンドを使います。履歴からも消え、同じ画像は二度と取り込めません。",
    import: "画像を取り込む",
  },
  en: {
    title: "Pictures of cards",
    lead: "Pictures are named in the column “image” of a card file and imported with it. Here they are shown or hidden, set by set.",
    sets: "Sets",
    none: "There are no sets yet.",
    count: { one: "{n} of {all} printings has a picture", other: "{n} of {all} printings have pictures" },
    shown: "Shown",
    hidden: "Hidden",
    show: "Show",
    hide: "Hide",
    showOf: "Show the pictures of {name}",
    hideOf: "Hide the pictures of {name}",
    nowShown: "The pictures of {name} are shown.",
    nowHidden: "The pictures of {name} are hidden, and their addresses closed.",
    takeDown:
      "To remove a single picture for good, use this command on the server. It is gone from the history, too, and the same picture is refused from then on.",
    import: "Import pictures",
  },
});

export type AdminPicturesWords = (typeof adminPictures)[Lang];
