"use client";

import { Button } from "@/app/ui/kit/button";

/** Opens the URL of the page once more. */
export const RetryButton = ({ label }: { label: string }) => (
  <Button onClick={() => window.location.reload()}>{label}</Button>
);
