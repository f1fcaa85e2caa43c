"use client";

import { Button } from "@/app/ui/kit/button";

/** Opens the address of the page once more. */
export const RetryButton = ({ label }: { label: string }) => (
  <Button onClick={() => window.location.reload()}>{label}</Button>
);
