import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useRef } from 'react';
import { inSentence } from '../../../../resources/kit/index.ts';
import { nilaiSaran } from '../../../../resources/nilai/komponenPenilaian.ts';
import type { BarisLembar, Lembar, LembarPenilai } from '../../../../resources/nilai/lembar.ts';
import { formatDecimal } from '../../../platform/providers/format.ts';
import { useLabel, useWords } from '../../../platform/providers/language.ts';
import { useEnterRows } from '../../../platform/ui/list/useEnterRows.ts';
import { gradeIn, liveGrade, type Scores } from './gradeSheet.ts';
import { firstCell, moveInSheet, ScoreCell, useSheetKeys } from './ScoreCell.tsx';
import { scoreText } from './scoreText.ts';
import { usePasteOver } from './usePasteOver.ts';

interface Props {
  lembar: LembarPenilai;
  skala: Lembar['skala'];
  scores: Scores;
  /** By component. */
  problems: Readonly<Record<string, string>>;
  /** Absent = to be read only. */
  onChange?: (scores: Scores) => void;
}

const wide = { display: { xs: 'none', sm: 'table-cell' } } as const;

/** Components with weights, scores and the live total; Enter and arrows move as in a spreadsheet. */
export function ComponentGrid({ lembar, skala, scores, problems, onChange }: Props) {
  const say = useWords();
  const { rincian } = lembar;
  const frame = useRef<HTMLElement>(null);
  const over = usePasteOver();
  useEnterRows(frame, firstCell);
  useSheetKeys();
  const paste = (from: number, block: readonly string[][]) => {
    const { rows } = over(block, { row: from, column: 0 }, { rows: rincian, columns: ['nilai'] });
    const pasted = rows.map(({ row, texts }) => [row.idKomponenPenilaian, texts[0]?.[1] ?? '']);
    onChange?.({ ...scores, ...Object.fromEntries(pasted) });
  };
  return (
    <Box ref={frame} onKeyDown={moveInSheet}>
      <Table size="small" sx={{ '& .MuiTableCell-root': { px: { xs: 0.5, sm: 1.5 }, py: 0.875 } }}>
        <TableHead>
          <TableRow>
            <TableCell>{say('Komponen')}</TableCell>
            <TableCell align="right" sx={wide}>
              {say('Bobot')}
            </TableCell>
            <TableCell align="right" sx={{ width: 104 }}>
              {say('Nilai')}
            </TableCell>
            <TableCell align="right" sx={{ ...wide, width: 96 }}>
              {say('Terbobot')}
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rincian.map((line, row) => (
            <Line
              key={line.idKomponenPenilaian}
              line={line}
              text={scores[line.idKomponenPenilaian] ?? ''}
              problem={problems[line.idKomponenPenilaian]}
              row={row}
              onChange={onChange && (text => onChange({ ...scores, [line.idKomponenPenilaian]: text }))}
              onPasteBlock={block => paste(row, block)}
            />
          ))}
        </TableBody>
        <TableFooter>
          <Total lembar={lembar} scores={scores} skala={skala} />
        </TableFooter>
      </Table>
    </Box>
  );
}

interface LineProps {
  line: BarisLembar;
  text: string;
  problem: string | undefined;
  row: number;
  onChange?: (text: string) => void;
  onPasteBlock: (block: string[][]) => void;
}

function Line({ line, text, problem, row, onChange, onPasteBlock }: LineProps) {
  const labelOf = useLabel();
  const say = useWords();
  const wrong = useId();
  const value = gradeIn(text);
  const proposed = line.nilai === null && text !== '' && text === scoreText(line.usulan);
  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={{ fontWeight: 400, overflowWrap: 'anywhere' }}>
        {line.nama}
        <Small hidden={{ sm: 'none' }}>{say('Bobot %{n}%', { n: line.bobot })}</Small>
        {line.keterangan ? <Small>{line.keterangan}</Small> : null}
        {proposed ? (
          <Small>{say('Usulan dari %{asal}', { asal: inSentence(labelOf(nilaiSaran[line.asalUsulan])) })}</Small>
        ) : null}
        {problem ? (
          <Typography id={wrong} variant="caption" component="div" color="error" role="alert">
            {problem}
          </Typography>
        ) : null}
      </TableCell>
      <TableCell align="right" className="angka" sx={wide}>
        {line.bobot}%
      </TableCell>
      <TableCell align="right" className="angka">
        {onChange ? (
          <ScoreCell
            label={say('Nilai %{nama}', { nama: line.nama })}
            value={text}
            row={row}
            column={0}
            proposed={proposed}
            error={problem !== undefined}
            describedBy={problem ? wrong : undefined}
            onChange={onChange}
            onPasteBlock={onPasteBlock}
          />
        ) : value === null ? (
          '–'
        ) : (
          formatDecimal(value, 2)
        )}
      </TableCell>
      <TableCell align="right" className="angka" sx={wide}>
        {value === null ? '–' : formatDecimal((value * line.bobot) / 100, 2)}
      </TableCell>
    </TableRow>
  );
}

function Small({ children, hidden }: { children: ReactNode; hidden?: { sm: 'none' } }) {
  return (
    <Typography
      variant="caption"
      component="div"
      sx={{ color: 'text.secondary', display: hidden ? { xs: 'block', ...hidden } : 'block' }}
    >
      {children}
    </Typography>
  );
}

function Total({ lembar, scores, skala }: Pick<Props, 'lembar' | 'scores' | 'skala'>) {
  const say = useWords();
  const { total, complete, filled, of, huruf } = liveGrade(lembar, scores, skala);
  return (
    <TableRow sx={{ '& td, & th': { borderBottom: 0, color: 'text.primary' } }}>
      <TableCell component="th" scope="row">
        <Typography variant="subtitle1" component="span">
          Total
        </Typography>
        {complete ? null : (
          <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
            {say('Sementara, %{a} dari %{b} komponen terisi', { a: filled, b: of })}
          </Typography>
        )}
      </TableCell>
      <TableCell sx={wide} />
      <TableCell align="right" colSpan={2}>
        <Typography
          component="output"
          aria-label={say('Total nilai')}
          className="angka"
          sx={{ fontSize: 20, fontWeight: 700, whiteSpace: 'nowrap' }}
        >
          {formatDecimal(total, 2)}
          {huruf ? ` ${huruf}` : ''}
        </Typography>
      </TableCell>
    </TableRow>
  );
}
