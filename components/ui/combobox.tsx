"use client";

import { type KeyboardEvent, type ReactNode, type RefObject, useId, useRef, useState } from "react";
import { iconButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";

type ComboboxProps<Option> = {
  /** Of the text field, for its label. */
  id: string;
  inputRef: RefObject<HTMLInputElement | null>;
  placeholder?: string;
  query: string;
  onQueryChange: (query: string) => void;
  /** What the query finds; a new array whenever it finds something else. */
  options: readonly Option[];
  idOf: (option: Option) => string;
  render: (option: Option) => ReactNode;
  onPick: (option: Option) => void;
  /** Said above the options, and in their place when there are none; "" while there is nothing to show. */
  status: string;
  /** False while the options are those of an older query: Enter then asks for the new ones instead of picking. */
  settled: boolean;
  onSettle: () => void;
};

/**
 * A text field that suggests: the WAI-ARIA combobox with a list, by mouse, touch and keyboard. The best option is active
 * from the start, so that Enter takes it; Escape closes the list, then empties the field.
 */
export function Combobox<Option>(props: ComboboxProps<Option>) {
  const {
    id,
    inputRef,
    placeholder,
    query,
    onQueryChange,
    options,
    idOf,
    render,
    onPick,
    status,
    settled,
    onSettle,
  } = props;
  const base = useId();
  const listId = `${base}-list`;
  const optionId = (index: number) => `${base}-option-${index}`;
  const list = useRef<HTMLDivElement>(null);
  const [dismissed, setDismissed] = useState(true);
  const [active, setActive] = useState({ options, index: 0 });
  // New options start with the best one.
  if (active.options !== options) setActive({ options, index: 0 });

  const open = !dismissed && status !== "";
  const hasList = open && options.length > 0;
  const current = options[active.index];

  function moveTo(index: number) {
    const next = (index + options.length) % options.length;
    setActive({ options, index: next });
    keepInView(list.current, next);
  }

  function clear() {
    onQueryChange("");
    inputRef.current?.focus();
  }

  function pick(option: Option) {
    setDismissed(true);
    onPick(option);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      if (options.length === 0) return;
      event.preventDefault();
      if (hasList) moveTo(active.index + (event.key === "ArrowDown" ? 1 : -1));
      else setDismissed(false);
    } else if (event.key === "Enter" && query !== "") {
      // Never submits the form around: the words in the field are a question, not an answer.
      event.preventDefault();
      if (!settled) onSettle();
      else if (hasList && current) pick(current);
      else setDismissed(false);
    } else if (event.key === "Escape" && query !== "") {
      event.preventDefault();
      if (open) setDismissed(true);
      else clear();
    }
  }

  return (
    <div className="combobox">
      <div className="combobox-field">
        <Icon name="search" size={22} />
        <input
          id={id}
          ref={inputRef}
          className="control"
          type="text"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={hasList}
          aria-controls={listId}
          aria-activedescendant={hasList ? optionId(active.index) : undefined}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          placeholder={placeholder}
          value={query}
          data-open={open || undefined}
          onChange={(event) => {
            setDismissed(false);
            onQueryChange(event.target.value);
          }}
          onFocus={(event) => {
            setDismissed(false);
            makeRoom(event.currentTarget);
          }}
          onBlur={() => setDismissed(true)}
          onKeyDown={onKeyDown}
        />
        {query !== "" && (
          <button
            type="button"
            className={`${iconButton} combobox-clear`}
            aria-label="Clear search"
            onClick={clear}
          >
            <Icon name="close" />
          </button>
        )}
      </div>
      <div className="combobox-popup" data-open={open || undefined}>
        <p className="combobox-status" role="status">
          {open ? status : ""}
        </p>
        <div
          id={listId}
          ref={list}
          role="listbox"
          tabIndex={-1}
          aria-label="Suggestions"
          hidden={!hasList}
          // The field keeps the focus, and the list stays, while one presses or scrolls in it.
          onMouseDown={(event) => event.preventDefault()}
        >
          {options.map((option, index) => (
            <button
              type="button"
              key={idOf(option)}
              id={optionId(index)}
              className="combobox-option"
              role="option"
              tabIndex={-1}
              aria-selected={index === active.index}
              onPointerMove={() => index !== active.index && setActive({ options, index })}
              onClick={() => pick(option)}
            >
              {render(option)}
            </button>
          ))}
        </div>
      </div>
    </div>
  );
}

/** Scrolls the list only, never the page. */
function keepInView(list: HTMLElement | null, index: number) {
  const option = list?.children[index];
  if (!list || !(option instanceof HTMLElement)) return;
  const above = option.offsetTop - list.scrollTop;
  const below = above + option.offsetHeight - list.clientHeight;
  if (above < 0) list.scrollTop += above;
  else if (below > 0) list.scrollTop += below;
}

/** On a phone the field goes to the top of the screen: the list needs the room above the keyboard. */
function makeRoom(field: HTMLElement) {
  if (window.matchMedia("(width < 48rem)").matches) field.scrollIntoView({ block: "start" });
}
