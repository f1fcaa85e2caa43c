import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { AdminFrame } from "@/app/ui/admin/admin-frame";
import { RulingEditor } from "@/app/ui/admin/edit/ruling-editor";
import { isLang, say } from "@/app/ui/words";
import { admin as adminWords } from "@/app/ui/words/admin";
import { adminEdit } from "@/app/ui/words/admin-edit";
import { blankRuling } from "@/lib/admin/edit-forms";
import { rulingForm } from "@/lib/admin/forms-of";
import { dayInTokyo } from "@/lib/catalogue/canonical";
import { catalogue } from "@/lib/catalogue/data";
import { decodePart } from "@/lib/http-answer";
import { askAdmin } from "../../../ask-admin";
import { LAST_DAY } from "../../../card-names";
import { editorWords } from "../../editor-words";

type Props = {
  params: Promise<{ lang: string; id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

/** Ids of rulings are in capitals, so that none is called this. */
const NEW = "new";

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang, id } = await params;
  await askAdmin();
  if (!isLang(lang)) return {};
  const { editRuling, createRuling } = adminEdit[lang];
  return { title: id === NEW ? createRuling : say(editRuling, { id: decodePart(id) }), robots: { index: false } };
}

export default async function EditRulingPage({ params, searchParams }: Props) {
  const { lang, id } = await params;
  if (!isLang(lang)) notFound();
  await askAdmin();
  const held = await catalogue(LAST_DAY);
  const nameOf = (number: number) => held.byNumber.get(number)?.name ?? "";
  const ruling = [...held.rulings.values()].flat().find((one) => one.id === decodePart(id));
  if (!ruling && id !== NEW) notFound();
  const { card } = await searchParams;
  const about = nameOf(typeof card === "string" && /^\d{1,5}$/.test(card) ? Number(card) : 0);
  const text = adminEdit[lang];
  return (
    <AdminFrame
      place="edit"
      title={ruling ? say(text.editRuling, { id: ruling.id }) : text.createRuling}
      lead={text.lead}
      lang={lang}
      words={adminWords[lang]}
    >
      <noscript>
        <p>{adminWords[lang].needsScript}</p>
      </noscript>
      <RulingEditor
        form={ruling ? rulingForm(ruling, nameOf) : blankRuling("", about, dayInTokyo(new Date()))}
        stamp={held.version}
        known={ruling !== undefined}
        lang={lang}
        words={editorWords(lang)}
      />
    </AdminFrame>
  );
}
