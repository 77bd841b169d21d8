import OutlinedInput from '@mui/material/OutlinedInput';
import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react';
import { useShownKeys } from '../../../platform/common/keys.ts';
import { useWords } from '../../../platform/providers/language.ts';

interface Props {
  /** Accessible name: whose score it is. */
  label: string;
  value: string;
  onChange: (text: string) => void;
  /** Position among the cells of the sheet, for the arrow keys: `data-baris`, `data-kolom`. */
  row: number;
  column: number;
  error?: boolean;
  /** Id of the words that say what is wrong. */
  describedBy?: string;
  /** Proposed and not saved yet. */
  proposed?: boolean;
  /** A block pasted from a spreadsheet, from this cell downwards and to the right. */
  onPasteBlock: (block: string[][]) => void;
  /** Words instead of a number: how many characters at most. */
  words?: number;
  /** Other cells of the sheet hold words: how many characters of each cell of a block go over. */
  blockWords?: number;
}

/** Says which keys work in the cells of a sheet. */
export function useSheetKeys(saves = false): void {
  const say = useWords();
  useShownKeys([
    { keys: ['Enter', '↓'], does: say('Sel di bawahnya') },
    { keys: ['↑', '←', '→'], does: say('Sel di sebelahnya') },
    { keys: ['F2'], does: say('Lanjutkan isi sel') },
    { keys: ['Esc'], does: say('Batalkan isi sel') },
    ...(saves ? [{ keys: ['Ctrl', 'S'], does: say('Simpan') }] : []),
  ]);
}

/** Characters of a score: 100,00. */
const longest = 6;

/** The cells of a block that a spreadsheet put on the clipboard, empty ones too; the line that ends it is none. */
function blockOf(text: string, most = longest): string[][] {
  const lines = text.split(/\r\n|\r|\n/);
  while (lines.length > 1 && lines.at(-1) === '') lines.pop();
  return lines.map(line => line.split('\t').map(cell => cell.trim().slice(0, most)));
}

/** A paste that is a block of cells goes over the sheet; a single one goes into its cell, as anywhere. */
export function pasteBlock(
  event: ClipboardEvent,
  most: number | undefined,
  onPasteBlock: (block: string[][]) => void,
): void {
  const block = blockOf(event.clipboardData.getData('text'), most);
  if (block.length < 2 && (block[0]?.length ?? 0) < 2) return;
  event.preventDefault();
  onPasteBlock(block);
}

/**
 * One score of a sheet: numeric keyboard on phones, comma or dot, Enter and arrows as in a spreadsheet. F2 edits the
 * existing text, Esc restores it.
 */
export function ScoreCell({ label, value, onChange, row, column, onPasteBlock, words, blockWords, ...look }: Props) {
  const before = useRef(value);
  const edit = (event: KeyboardEvent) => {
    if (!(event.target instanceof HTMLInputElement)) return;
    const input = event.target;
    if (event.key === 'F2') {
      event.preventDefault();
      input.setSelectionRange(input.value.length, input.value.length);
    }
    if (event.key !== 'Escape' || value === before.current) return;
    // Only this cell: a dialog around the sheet stays open.
    event.stopPropagation();
    event.preventDefault();
    onChange(before.current);
  };
  return (
    <OutlinedInput
      size="small"
      value={value}
      error={look.error}
      onChange={event => onChange(event.target.value)}
      onFocus={event => {
        before.current = value;
        if (event.target instanceof HTMLInputElement) event.target.select();
      }}
      onKeyDown={edit}
      onPaste={event => pasteBlock(event, blockWords, onPasteBlock)}
      inputProps={{
        'aria-label': label,
        'aria-describedby': look.describedBy,
        'aria-invalid': look.error || undefined,
        inputMode: words ? 'text' : 'decimal',
        autoComplete: 'off',
        maxLength: words ?? longest,
        'data-baris': row,
        'data-kolom': column,
      }}
      sx={{
        width: words ? { xs: '100%', sm: 150 } : 76,
        '& .MuiOutlinedInput-input': {
          textAlign: words ? 'left' : 'right',
          fontVariantNumeric: 'tabular-nums',
          py: 0.9,
          fontStyle: look.proposed ? 'italic' : undefined,
        },
      }}
    />
  );
}

/** The first cell of a sheet that can be filled in. */
export const firstCell = '[data-baris]:not(:disabled)';

/** Next focus after the last score: the button that submits the sheet, or the note while it is disabled. */
const afterSheet = (sheet: HTMLElement): HTMLElement | null => {
  const form = sheet.closest('[data-formulir]');
  return (
    form?.querySelector<HTMLElement>('button.MuiButton-contained:not(:disabled)') ??
    form?.querySelector<HTMLElement>('textarea:not([aria-hidden])') ??
    null
  );
};

/**
 * Moves between the cells of a sheet (`data-baris`, `data-kolom` on its inputs): Enter and the arrows up and down along
 * a column, left and right at the edge of the text; Enter goes on from the last one. Put it on the element around the cells.
 */
export function moveInSheet(event: KeyboardEvent<HTMLElement>): void {
  const { target, key } = event;
  if (!isCell(target) || event.ctrlKey || event.metaKey || event.altKey) return;
  const row = Number(target.dataset.baris);
  const column = Number(target.dataset.kolom);
  if (Number.isNaN(row) || Number.isNaN(column)) return;
  const step = stepOf(key, event.shiftKey, target);
  if (!step) return;
  const after = key === 'Enter' && !event.shiftKey ? afterSheet(event.currentTarget) : null;
  const next = cellFrom(event.currentTarget, row, column, step) ?? after;
  if (!next && key !== 'Enter') return;
  event.preventDefault();
  next?.focus();
}

/** Input of a cell; in a select the arrow keys change the choice. */
type Cell = HTMLInputElement | HTMLSelectElement;
const isCell = (target: EventTarget): target is Cell =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement;

type Step = readonly [rows: number, columns: number];

function stepOf(key: string, back: boolean, input: Cell): Step | null {
  if (key === 'Enter') return [back ? -1 : 1, 0];
  if (input instanceof HTMLSelectElement) return key === 'ArrowLeft' ? [0, -1] : key === 'ArrowRight' ? [0, 1] : null;
  const whole = input.selectionStart === 0 && input.selectionEnd === input.value.length;
  if (key === 'ArrowDown') return [1, 0];
  if (key === 'ArrowUp') return [-1, 0];
  if (key === 'ArrowLeft' && (whole || input.selectionEnd === 0)) return [0, -1];
  if (key === 'ArrowRight' && (whole || input.selectionStart === input.value.length)) return [0, 1];
  return null;
}

/** The nearest cell that way; locked ones are skipped. */
function cellFrom(sheet: HTMLElement, row: number, column: number, [rows, columns]: Step): Cell | null {
  const cells = [...sheet.querySelectorAll<Cell>('[data-baris]')];
  const rest = cells
    .map(cell => ({ cell, row: Number(cell.dataset.baris), column: Number(cell.dataset.kolom) }))
    .filter(at =>
      rows
        ? at.column === column && Math.sign(at.row - row) === rows
        : at.row === row && Math.sign(at.column - column) === columns,
    )
    .sort(
      (a, b) =>
        Math.abs(a.row - row) + Math.abs(a.column - column) - Math.abs(b.row - row) - Math.abs(b.column - column),
    );
  return rest[0]?.cell ?? null;
}
