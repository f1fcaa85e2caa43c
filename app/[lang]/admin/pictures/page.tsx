import { getDictionary } from "@/app/i18n/dictionary";
import { type Lang, localizePath } from "@/app/i18n/lang";
import { WithWords } from "@/app/i18n/with-words";
import { AdminFrame } from "@/app/ui/admin/admin-frame";
import { type SetPictureStats, SetPictures } from "@/app/ui/admin/pictures/set-pictures";
import { ButtonLink } from "@/app/ui/kit/button-link";
import { getPageLang, type PageProps } from "@/app/ui/layout/page-props";
import type { Catalogue } from "@/lib/magmell/catalogue/model/types";
import { getUnfilteredCatalogue } from "@/lib/magmell/catalogue/store/data";
import { askAdmin, createAdminMetadata } from "../ask-admin";

export const generateMetadata = createAdminMetadata((words) => words.adminPictures.title);

/** Renders switches that show or hide the pictures of each set, and a form to take down a single picture. */
export default async function PicturesPage({ params }: PageProps) {
  const lang = await getPageLang(params);
  await askAdmin(lang);
  const text = getDictionary(lang).adminPictures;
  return (
    <AdminFrame place="pictures" scripted title={text.title} lead={text.lead} lang={lang}>
      <WithWords lang={lang} words={["adminPictures", "admin.failures"]}>
        <SetPictures sets={picturedSets(await getUnfilteredCatalogue(), lang)} lang={lang} />
      </WithWords>
      <div>
        <ButtonLink href={localizePath(lang, "/admin/import")}>{text.import}</ButtonLink>
      </div>
      <div className="grid max-w-3xl gap-2">
        <p>{text.takeDown}</p>
        <code className="wrap-anywhere rounded-[3px] bg-wash px-3 py-2 text-sm">
          npm run cards -- take-down FL/FL-030
        </code>
      </div>
    </AdminFrame>
  );
}

function picturedSets({ sets, cards }: Catalogue, lang: Lang): readonly SetPictureStats[] {
  const printings = cards.flatMap((card) => card.printings);
  return sets.map(({ code, name, englishName, showsImages = true }) => {
    const ofSet = printings.filter(({ set }) => set === code);
    const pictures = ofSet.filter(({ image, hiddenImage }) => (image ?? hiddenImage) !== undefined).length;
    return { code, name: lang === "ja" ? name : englishName, printings: ofSet.length, pictures, shows: showsImages };
  });
}
