"use client";

import { createContext, type ReactNode, useContext } from "react";

const Content = createContext<ReactNode>(null);

/** Provides the content of the not-found.tsx below it, because Next passes params to layouts but not to that file. */
export function NotFoundContent({ content, children }: { content: ReactNode; children: ReactNode }) {
  return <Content value={content}>{children}</Content>;
}

export function ShowNotFoundContent() {
  return useContext(Content);
}
