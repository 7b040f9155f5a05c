"use client";

import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from "downshift";
import { type KeyboardEvent, useEffect, useRef } from "react";

export type Suggestions<Option> = {
  /** The id of the text field, for its label. */
  id: string;
  query: string;
  onQueryChange: (query: string) => void;
  /** The matches of the query; a new array whenever they change. */
  options: Option[];
  onPick: (option: Option) => void;
  /** Shown above the options, or in their place if there are none; "" while there is nothing to show. */
  status: string;
  /** False while the options are those of an older query: Enter then calls `onSettle` instead of picking one. */
  settled: boolean;
  onSettle: () => void;
};

/**
 * Downshift's combobox as a search that suggests. The first option is active from the start, so Enter picks it. Escape
 * closes the list, then clears the field.
 * @returns the props of the field, the list and its options; `open`: there is a status or a list to show.
 */
export function useSuggestions<Option>(props: Suggestions<Option>) {
  const { id, query, onQueryChange, options, onPick, status, settled, onSettle } = props;
  const input = useRef<HTMLInputElement>(null);
  const { isOpen, openMenu, setHighlightedIndex, getInputProps, getMenuProps, getItemProps } =
    useCombobox<Option>({
      items: options,
      inputId: id,
      inputValue: query,
      // Picking an option starts over: nothing stays selected.
      selectedItem: null,
      defaultHighlightedIndex: 0,
      stateReducer,
      onSelectedItemChange: ({ selectedItem }) => selectedItem && onPick(selectedItem),
    });
  const open = isOpen && status !== "";
  const hasList = open && options.length > 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the first of new options becomes active.
  useEffect(() => setHighlightedIndex(0), [options, setHighlightedIndex]);

  function clear() {
    onQueryChange("");
    input.current?.focus();
  }

  /** @returns whether the key is left to Downshift. */
  function onKeyDown(event: KeyboardEvent): boolean {
    if (event.nativeEvent.isComposing) return false;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") return options.length > 0;
    if (query === "") return false;
    if (event.key === "Enter") {
      // Never submits the form: the text in this field is a query, not a value.
      event.preventDefault();
      if (settled && hasList) return true;
      if (settled) openMenu();
      else onSettle();
    } else if (event.key === "Escape") {
      event.preventDefault();
      if (open) return true;
      clear();
    }
    return false;
  }

  const inputProps = getInputProps({
    ref: input,
    // The label refers to the field by its id.
    "aria-labelledby": undefined,
    onChange: (event) => onQueryChange(event.currentTarget.value),
    onFocus: (event) => {
      openMenu();
      makeRoom(event.currentTarget);
    },
    onKeyDown: (event) => {
      if (!onKeyDown(event)) Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
    },
  });

  return {
    open,
    clear,
    inputProps: {
      ...inputProps,
      "aria-expanded": hasList,
      "aria-activedescendant": hasList ? inputProps["aria-activedescendant"] : undefined,
    },
    listProps: getMenuProps({
      "aria-label": "Suggestions",
      hidden: !hasList,
      // The field keeps the focus while the list is scrolled by its scroll bar.
      onMouseDown: (event) => event.preventDefault(),
    }),
    getItemProps,
  };
}

const { InputBlur, InputClick, MenuMouseLeave } = useCombobox.stateChangeTypes;

/** Leaving the field picks nothing, a click in it closes nothing, and the active option stays when the mouse leaves. */
function stateReducer<Option>(
  state: UseComboboxState<Option>,
  { type, changes }: UseComboboxStateChangeOptions<Option>,
): Partial<UseComboboxState<Option>> {
  if (type === InputBlur) return { ...state, isOpen: false };
  if (type === InputClick || type === MenuMouseLeave) return state;
  return changes;
}

/** Scrolls the field to the top of a phone's screen: the list needs the room above the keyboard. */
function makeRoom(field: HTMLElement) {
  if (window.matchMedia("(width < 48rem)").matches) field.scrollIntoView({ block: "start" });
}
