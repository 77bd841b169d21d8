import OutlinedInput from '@mui/material/OutlinedInput';
import type { ClipboardEvent, KeyboardEvent } from 'react';

interface Props {
  /** Whose score: read aloud. */
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
  /** Lines pasted from a spreadsheet, from this cell downwards. */
  onPasteLines?: (lines: string[]) => void;
}

/** One score of a sheet: right keyboard on phones, comma or dot, Enter and arrows as in a spreadsheet. */
export function ScoreCell({ label, value, onChange, row, column, onPasteLines, ...look }: Props) {
  const paste = (event: ClipboardEvent) => {
    const lines = event.clipboardData
      .getData('text')
      .split(/\r?\n/)
      .map(line => line.trim());
    while (lines.at(-1) === '') lines.pop();
    if (lines.length < 2 || !onPasteLines) return;
    event.preventDefault();
    onPasteLines(lines);
  };
  return (
    <OutlinedInput
      size="small"
      value={value}
      error={look.error}
      onChange={event => onChange(event.target.value)}
      onFocus={event => event.target instanceof HTMLInputElement && event.target.select()}
      onPaste={paste}
      inputProps={{
        'aria-label': label,
        'aria-describedby': look.describedBy,
        'aria-invalid': look.error || undefined,
        inputMode: 'decimal',
        autoComplete: 'off',
        maxLength: 6,
        'data-baris': row,
        'data-kolom': column,
      }}
      sx={{
        width: 76,
        '& .MuiOutlinedInput-input': {
          textAlign: 'right',
          fontVariantNumeric: 'tabular-nums',
          py: 0.9,
          fontStyle: look.proposed ? 'italic' : undefined,
        },
      }}
    />
  );
}

/** The first cell of a sheet that can be filled in. */
export const firstCell = 'input[data-baris]:not(:disabled)';

/** What follows the last score: the button that hands the sheet in, or the words that it still lacks. */
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
  if (!(target instanceof HTMLInputElement) || event.ctrlKey || event.metaKey || event.altKey) return;
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

type Step = readonly [rows: number, columns: number];

function stepOf(key: string, back: boolean, input: HTMLInputElement): Step | null {
  const whole = input.selectionStart === 0 && input.selectionEnd === input.value.length;
  if (key === 'Enter') return [back ? -1 : 1, 0];
  if (key === 'ArrowDown') return [1, 0];
  if (key === 'ArrowUp') return [-1, 0];
  if (key === 'ArrowLeft' && (whole || input.selectionEnd === 0)) return [0, -1];
  if (key === 'ArrowRight' && (whole || input.selectionStart === input.value.length)) return [0, 1];
  return null;
}

/** The nearest cell that way; locked ones are skipped. */
function cellFrom(sheet: HTMLElement, row: number, column: number, [rows, columns]: Step): HTMLInputElement | null {
  const cells = [...sheet.querySelectorAll<HTMLInputElement>('input[data-baris]')];
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
