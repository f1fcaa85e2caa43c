import { notFound } from "next/navigation";
import type { Admin } from "@/lib/accounts/types";
import { asAdmin } from "@/lib/admin/access";
import { viewer } from "@/lib/http/auth";

/** The administrator who asks. For everybody else a page of theirs is not there, like any address that leads nowhere. */
export const askAdmin = async (): Promise<Admin> => asAdmin(await viewer()) ?? notFound();
