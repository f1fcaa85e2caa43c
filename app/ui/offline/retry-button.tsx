"use client";

import { Button } from "@/app/ui/kit/button";

/** Renders a button that reloads the page. */
export const RetryButton = ({ label }: { label: string }) => (
  <Button onClick={() => window.location.reload()}>{label}</Button>
);
