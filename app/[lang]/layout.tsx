import "@fontsource-variable/noto-sans-jp";
import "@fontsource/shippori-mincho/600.css";
import "../globals.css";
import type { Metadata } from "next";
import { cookies } from "next/headers";
import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { isLang, words } from "@/app/ui/words";

type Props = { children: ReactNode; params: Promise<{ lang: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang } = await params;
  if (!isLang(lang)) return {};
  const { siteName, tagline } = words(lang).common;
  return { title: { default: siteName, template: `%s | ${siteName}` }, description: tagline };
}

export default async function Layout({ children, params }: Props) {
  const { lang } = await params;
  if (!isLang(lang)) notFound();
  const theme = (await cookies()).get("theme")?.value;
  return (
    <html lang={lang} data-theme={theme === "light" || theme === "dark" ? theme : undefined}>
      <body>{children}</body>
    </html>
  );
}
