import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useCallback, useMemo, useRef } from 'react';
import { type RaRecord, useListContext } from 'react-admin';
import { type SheetWeights, sheetSums } from '../../../../../resources/kit/index.ts';
import { useUnsaved } from '../../../../platform/common/unsaved/useUnsaved.ts';
import { usePhone } from '../../../../platform/common/usePhone.ts';
import { formatNumber } from '../../../../platform/providers/format.ts';
import { useLabel, useWords } from '../../../../platform/providers/language.ts';
import { Refusal } from '../../../../platform/ui/form/Refusal.tsx';
import { useEnterRows } from '../../../../platform/ui/list/useEnterRows.ts';
import { usePrintWhole } from '../../../../platform/ui/list/usePrintWhole.ts';
import { useFieldAccess, useMay } from '../../../../platform/ui/permissions.ts';
import { useDeclaration } from '../../../../platform/ui/registry.ts';
import { ScrollRegion } from '../../../../platform/ui/ScrollRegion.tsx';
import { useCrudPages } from '../../../../platform/ui/useCrudPath.ts';
import { useFieldLabel } from '../../../../platform/ui/useFieldLabel.ts';
import { firstCell, moveInSheet, useSheetKeys } from '../ScoreCell.tsx';
import { ScoreSpread } from '../ScoreSpread.tsx';
import { usePasteOver } from '../usePasteOver.ts';
import { firstColumn, SheetCard, type SheetRowProps, SheetTableRow } from './SheetRow.tsx';
import { type Edits, editsShape, valuesOf } from './sheetEdits.ts';
import { useSheet } from './useSheet.ts';
import { useSheetWeights } from './useSheetWeights.ts';

/**
 * The rows of the list around as a sheet (docs/domain/40 §3 GRADING): cells instead of values, keys as in a spreadsheet,
 * blocks pasted from one, totals while one types, one save for all.
 */
export function ListSheet() {
  const say = useWords();
  const wordOf = useLabel();
  const resource = useDeclaration();
  const { data: rows = [] } = useListContext<RaRecord<string>>();
  const phone = usePhone();
  const { readOnly, hidden } = useFieldAccess();
  const fieldLabel = useFieldLabel();
  const { pathTo } = useCrudPages(resource.name);
  const mayShow = useMay('show');
  const over = usePasteOver();
  const sheet = useSheet(resource);
  const weights = useSheetWeights(resource);
  const frame = useRef<HTMLElement>(null);
  useEnterRows(frame, firstCell);
  useSheetKeys(true);
  usePrintWhole();
  useUnsaved({
    name: `lembar ${resource.name}`,
    dirty: sheet.count > 0,
    values: sheet.edits,
    shape: editsShape,
    put: sheet.put,
    stays: true,
  });
  const caption = say('Lembar %{data}', { data: wordOf(resource.label) });
  const asked = resource.sheet?.cells ?? [];
  const cells = useStable(asked.filter(name => !readOnly.has(name) && !hidden.has(name)));
  // Rows that nobody types into are not drawn again: what they are told stays the same.
  const labels = useStable(Object.fromEntries(Object.keys(resource.fields).map(name => [name, fieldLabel(name)])));
  const labelOf = useCallback((name: string) => labels[name] ?? name, [labels]);
  const { type } = sheet;
  const onType = useCallback((id: string, texts: Readonly<Record<string, string>>) => type({ [id]: texts }), [type]);
  const paste = (row: number, column: number, block: readonly string[][]) => {
    const isOpen = ({ terkunci }: RaRecord) => typeof terkunci !== 'string';
    const pasted = over(block, { row, column }, { rows, columns: cells, isOpen });
    type(Object.fromEntries(pasted.rows.map(one => [one.row.id, Object.fromEntries(one.texts)])));
  };
  const latest = useRef(paste);
  latest.current = paste;
  const onPaste = useCallback<SheetRowProps['onPaste']>((...given) => latest.current(...given), []);
  const keys = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 's' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      void sheet.save();
    } else moveInSheet(event);
  };
  const drawn = rows.map((record, row): SheetRowProps => {
    const { id } = record;
    const [wrong, refused] = [sheet.problems[id], sheet.refused[id]];
    return {
      resource,
      record,
      row,
      cells,
      weights,
      labelOf,
      onType,
      onPaste,
      edit: sheet.edits[id],
      problems: wrong || refused ? { ...wrong, ...refused } : undefined,
      to: mayShow ? pathTo({ type: 'show', id: record.id }) : undefined,
    };
  });
  return (
    <Box ref={frame} data-formulir="" onKeyDown={keys}>
      <TotalSpread rows={rows} edits={sheet.edits} weights={weights} />
      {phone ? (
        <Stack component="ul" spacing={1} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {drawn.map(row => (
            <SheetCard key={row.record.id} {...row} />
          ))}
        </Stack>
      ) : (
        <ScrollRegion label={caption}>
          <Table size="small" aria-label={caption} sx={{ '& td, & th': { px: 1, verticalAlign: 'top' } }}>
            <SheetHead cells={cells} weights={weights} />
            <TableBody>
              {drawn.map(row => (
                <SheetTableRow key={row.record.id} {...row} />
              ))}
            </TableBody>
          </Table>
        </ScrollRegion>
      )}
      <SaveBar sheet={sheet} />
    </Box>
  );
}

/** How the last total is spread over the rows in sight, with what is typed. */
function TotalSpread({ rows, edits, weights }: { rows: readonly RaRecord[]; edits: Edits; weights: SheetWeights }) {
  const resource = useDeclaration();
  const labelOf = useFieldLabel();
  const totals = resource.sheet?.totals ?? [];
  const last = totals.at(-1)?.field;
  if (last === undefined) return null;
  const scores = rows.flatMap(row => {
    const total = sheetSums(totals, weights, valuesOf(resource, row, edits[String(row.id)]))[last];
    return typeof total === 'number' ? [total] : [];
  });
  return <ScoreSpread label={labelOf(last)} scores={scores} />;
}

/** The same object as before while it says the same. */
function useStable<T>(value: T): T {
  const key = JSON.stringify(value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words are what decides
  return useMemo(() => value, [key]);
}

function SheetHead({ cells, weights }: Pick<SheetRowProps, 'cells' | 'weights'>) {
  const resource = useDeclaration();
  const labelOf = useFieldLabel();
  const { name = '', beside = [], totals = [] } = resource.sheet ?? {};
  // A part that stands in several totals says the weight in the first.
  const weightOf = (field: string) => {
    for (const { field: total, of } of totals)
      for (const [word, part] of Object.entries(of)) if (part === field) return weights[total]?.[word];
    return undefined;
  };
  const heading = (field: string) => {
    const weight = weightOf(field);
    return (
      <>
        {labelOf(field)}
        {weight === undefined ? null : (
          <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
            {formatNumber(weight)}%
          </Typography>
        )}
      </>
    );
  };
  return (
    <TableHead>
      <TableRow>
        <TableCell sx={{ ...firstColumn, zIndex: 2 }}>{labelOf(name)}</TableCell>
        {beside.map(field => (
          <TableCell key={field} align="right">
            {heading(field)}
          </TableCell>
        ))}
        {cells.map(field => (
          <TableCell key={field}>{heading(field)}</TableCell>
        ))}
        {totals.map(({ field }) => (
          <TableCell key={field} align="right">
            {heading(field)}
          </TableCell>
        ))}
      </TableRow>
    </TableHead>
  );
}

/** Number of unsaved changes with buttons, always visible. */
function SaveBar({ sheet: { count, busy, attempts, save, reset } }: { sheet: ReturnType<typeof useSheet> }) {
  const say = useWords();
  if (!count) return null;
  return (
    <Stack
      className="layar-saja"
      direction="row"
      useFlexGap
      spacing={1}
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 3,
        p: 1.5,
        alignItems: 'center',
        flexWrap: 'wrap',
        bgcolor: 'background.paper',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Typography role="status" variant="body2" className="angka" sx={{ mr: 'auto' }}>
        {say('%{n} baris belum disimpan', { n: count })}
      </Typography>
      <Refusal attempts={attempts} busy={busy} />
      <Button onClick={reset} disabled={busy}>
        {say('Batalkan isian')}
      </Button>
      <Button variant="contained" onClick={save} loading={busy}>
        {say('Simpan')}
      </Button>
    </Stack>
  );
}
