import { notFound } from "next/navigation";
import { asAdmin } from "@/lib/accounts/as-admin";
import type { Admin } from "@/lib/accounts/types";
import { viewer } from "@/lib/http/viewer";

/** The administrator who asks. For everybody else a page of theirs is not there, like any address that leads nowhere. */
export const askAdmin = async (): Promise<Admin> => asAdmin(await viewer()) ?? notFound();
