import { notFound } from "next/navigation";
import { isLang, words } from "@/app/ui/words";

export default async function Home({ params }: { params: Promise<{ lang: string }> }) {
  const { lang } = await params;
  if (!isLang(lang)) notFound();
  const { siteName, tagline } = words(lang).common;
  return (
    <main>
      <h1>{siteName}</h1>
      <p>{tagline}</p>
    </main>
  );
}
