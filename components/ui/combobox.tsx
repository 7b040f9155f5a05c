"use client";

import type { ReactNode } from "react";
import { iconButton } from "@/components/ui/button";
import { controlVariants } from "@/components/ui/control";
import { Icon } from "@/components/ui/icon";
import { type Suggestions, useSuggestions } from "@/components/ui/use-suggestions";

const popup = [
  "overflow-hidden rounded-b-field border-ink border-x-2 border-b-2 bg-sheet",
  "md:absolute md:inset-x-0 md:top-full md:z-20 md:shadow-popup",
].join(" ");

const option = [
  "block min-h-14.5 w-full cursor-pointer border-line border-t px-3 py-2 text-left",
  "aria-selected:bg-stamp aria-selected:text-on-stamp",
  "forced-colors:aria-selected:outline-2 forced-colors:aria-selected:outline-[Highlight]",
  "forced-colors:aria-selected:-outline-offset-2",
].join(" ");

type ComboboxProps<Option> = Suggestions<Option> & {
  placeholder?: string;
  idOf: (option: Option) => string;
  render: (option: Option) => ReactNode;
};

/** A text field with suggestions: the WAI-ARIA combobox with a listbox. */
export function Combobox<Option>({ placeholder, idOf, render, ...suggestions }: ComboboxProps<Option>) {
  const { query, options, status } = suggestions;
  const { open, clear, inputProps, listProps, getItemProps } = useSuggestions(suggestions);
  return (
    <div className="relative">
      <div className="relative">
        <span className="pointer-events-none absolute top-[calc(50%-11px)] left-3.5 text-ink-2">
          <Icon name="search" size={22} />
        </span>
        <input
          {...inputProps}
          className={controlVariants({
            className: "pr-13 pl-11.5 data-open:rounded-b-none data-open:border-2 data-open:border-ink",
          })}
          type="text"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          placeholder={placeholder}
          data-open={open || undefined}
        />
        {query !== "" && (
          <button
            type="button"
            className={`${iconButton} absolute top-[calc(50%-1.5rem)] right-0.5`}
            aria-label="Clear search"
            onClick={clear}
          >
            <Icon name="close" />
          </button>
        )}
      </div>
      <div className={open ? popup : undefined}>
        <p className="text-15 text-ink-2 not-empty:bg-paper not-empty:px-3 not-empty:py-2" role="status">
          {open ? status : ""}
        </p>
        <div {...listProps} className="md:relative md:max-h-96 md:overflow-y-auto" tabIndex={-1}>
          {options.map((item, index) => (
            <button
              {...getItemProps({ item, index })}
              type="button"
              key={idOf(item)}
              className={option}
              tabIndex={-1}
            >
              {render(item)}
            </button>
          ))}
        </div>
      </div>
    </div>
  );
}
