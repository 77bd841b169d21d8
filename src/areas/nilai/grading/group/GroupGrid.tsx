import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { AnggotaLembar, LembarKelompok } from '../../../../../resources/nilai/lembar.ts';
import { alurPenilaian } from '../../../../../resources/nilai/penilaian.ts';
import { formatDecimal } from '../../../../platform/providers/format.ts';
import { StatusChip } from '../../../../platform/ui/cells/StatusChip.tsx';
import { ScrollRegion } from '../../../../platform/ui/ScrollRegion.tsx';
import type { Block } from '../pasteOver.ts';
import { moveInSheet, ScoreCell, useSheetKeys } from '../ScoreCell.tsx';
import { scoreText } from '../scoreText.ts';
import { usePasteOver } from '../usePasteOver.ts';
import {
  cellProblem,
  componentsOf,
  type GroupTyped,
  isOpen,
  type MemberTyped,
  memberGrade,
  needsNote,
} from './groupSheet.ts';

interface Props {
  sheet: LembarKelompok;
  typed: GroupTyped;
  /** Everything must be there: it was asked for. */
  asked: boolean;
  /** Refusals of the server by participation. */
  refused: Readonly<Record<string, string>>;
  readOnly: boolean;
  onChange: (typed: GroupTyped) => void;
}

const first = {
  position: 'sticky',
  left: 0,
  zIndex: 1,
  bgcolor: 'background.paper',
  minWidth: { xs: 132, sm: 210 },
} as const;

const noneTyped: MemberTyped = { scores: {}, catatan: '' };

/** A grade of the group is that of every member whose sheet is open. */
const withCommon = (typed: GroupTyped, open: readonly AnggotaLembar[], id: string, text: string): GroupTyped => ({
  ...typed,
  common: { ...typed.common, [id]: text },
  members: Object.fromEntries(
    Object.entries(typed.members).map(([key, own]) => [
      key,
      open.some(one => one.idPendaftarMbkm === key) ? { ...own, scores: { ...own.scores, [id]: text } } : own,
    ]),
  ),
});

/**
 * Members down, components across; components of the group have a row of their own at the top that fills all members.
 * Enter and arrows move as in a spreadsheet.
 */
export function GroupGrid({ sheet, typed, asked, refused, readOnly, onChange }: Props) {
  const components = componentsOf(sheet);
  const open = sheet.anggota.filter(isOpen);
  const shared = components.filter(({ tingkat }) => tingkat === 'kelompok');
  const setCommon = (id: string, text: string) => onChange(withCommon(typed, open, id, text));
  useSheetKeys();
  const over = usePasteOver();
  // The row of the whole group stands above those of the members.
  const paste = (row: number, column: number, block: Block) => {
    const ids = components.map(one => one.idKomponenPenilaian);
    const rows = [null, ...sheet.anggota];
    const isTaking = (one: AnggotaLembar | null) => (one ? isOpen(one) : shared.length > 0);
    const pasted = over(block, { row, column }, { rows, columns: ids, isOpen: isTaking });
    let next = typed;
    for (const { row: one, texts } of pasted.rows) {
      if (!one) {
        for (const [id, text] of texts)
          if (shared.some(each => each.idKomponenPenilaian === id)) next = withCommon(next, open, id, text);
        continue;
      }
      const own = next.members[one.idPendaftarMbkm] ?? noneTyped;
      const scores = { ...own.scores, ...Object.fromEntries(texts) };
      next = { ...next, members: { ...next.members, [one.idPendaftarMbkm]: { ...own, scores } } };
    }
    onChange(next);
  };
  const setMember = (id: string, own: MemberTyped) => onChange({ ...typed, members: { ...typed.members, [id]: own } });
  return (
    <ScrollRegion label="Lembar nilai kelompok">
      <Table size="small" onKeyDown={moveInSheet} sx={{ '& td, & th': { px: 1, verticalAlign: 'top' } }}>
        <TableHead>
          <TableRow>
            <TableCell sx={{ ...first, zIndex: 2 }}>Anggota</TableCell>
            {components.map(({ idKomponenPenilaian, nama, bobot, tingkat }) => (
              <TableCell
                key={idKomponenPenilaian}
                sx={{ minWidth: 96, maxWidth: 150, whiteSpace: 'normal', verticalAlign: 'bottom' }}
              >
                {nama}
                <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
                  {bobot}%{tingkat === 'kelompok' ? ', kelompok' : ''}
                </Typography>
              </TableCell>
            ))}
            <TableCell align="right">Nilai</TableCell>
            <TableCell sx={{ minWidth: 200 }}>Catatan</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {shared.length && open.length && !readOnly ? (
            <TableRow sx={{ bgcolor: 'action.hover' }}>
              <TableCell component="th" scope="row" sx={{ ...first, bgcolor: 'inherit' }}>
                Semua anggota
                <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
                  Mengisi semua baris di bawah
                </Typography>
              </TableCell>
              {components.map(({ idKomponenPenilaian: id, nama, tingkat }, column) => (
                <TableCell key={id}>
                  {tingkat === 'kelompok' ? (
                    <ScoreCell
                      label={`${nama}, semua anggota`}
                      value={typed.common[id] ?? ''}
                      onChange={text => setCommon(id, text)}
                      onPasteBlock={block => paste(0, column, block)}
                      row={0}
                      column={column}
                      error={cellProblem(typed.common[id] ?? '', false) !== null}
                    />
                  ) : null}
                </TableCell>
              ))}
              <TableCell />
              <TableCell />
            </TableRow>
          ) : null}
          {sheet.anggota.map((member, i) => (
            <Member
              key={member.idPendaftarMbkm}
              member={member}
              sheet={sheet}
              typed={typed}
              asked={asked}
              components={components}
              row={i + 1}
              onPaste={(column, block) => paste(i + 1, column, block)}
              refused={refused[member.idPendaftarMbkm]}
              readOnly={readOnly || !isOpen(member)}
              onChange={own => setMember(member.idPendaftarMbkm, own)}
            />
          ))}
        </TableBody>
      </Table>
    </ScrollRegion>
  );
}

interface MemberProps {
  member: AnggotaLembar;
  sheet: LembarKelompok;
  typed: GroupTyped;
  asked: boolean;
  components: AnggotaLembar['rincian'];
  row: number;
  refused: string | undefined;
  readOnly: boolean;
  onChange: (own: MemberTyped) => void;
  /** A block pasted from a spreadsheet, from this row's column downwards. */
  onPaste: (column: number, block: Block) => void;
}

function Member({ member, sheet, typed, asked, components, row, refused, readOnly, onChange, onPaste }: MemberProps) {
  const words = useId();
  const own = typed.members[member.idPendaftarMbkm] ?? noneTyped;
  const { total, huruf } = memberGrade(member, own.scores, sheet);
  const why = readOnly ? null : needsNote(member, typed, sheet);
  const missing = asked && why !== null && !own.catatan.trim();
  const lines = new Map(member.rincian.map(line => [line.idKomponenPenilaian, line]));
  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={first}>
        <Box sx={{ overflowWrap: 'anywhere' }}>{member.nama}</Box>
        <Typography variant="caption" component="div" className="angka" sx={{ color: 'text.secondary' }}>
          {member.npm}
        </Typography>
        {isOpen(member) ? null : <StatusChip workflow={alurPenilaian} value={member.status} />}
        {member.peringatan.map(text => (
          <Typography key={text} variant="caption" component="div" color="error">
            {text}
          </Typography>
        ))}
      </TableCell>
      {components.map(({ idKomponenPenilaian: id, nama }, column) => {
        const line = lines.get(id);
        const text = own.scores[id] ?? '';
        const proposed = line?.nilai === null && text !== '' && text === scoreText(line.usulan);
        return (
          <TableCell key={id} className="angka">
            {readOnly || !line ? (
              scoreText(line?.nilai ?? null) || '–'
            ) : (
              <ScoreCell
                label={`${nama}, ${member.nama}`}
                value={text}
                onChange={next => onChange({ ...own, scores: { ...own.scores, [id]: next } })}
                onPasteBlock={block => onPaste(column, block)}
                row={row}
                column={column}
                proposed={proposed}
                error={cellProblem(text, asked) !== null}
              />
            )}
            {proposed ? (
              <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
                usulan
              </Typography>
            ) : null}
          </TableCell>
        );
      })}
      <TableCell align="right" className="angka" sx={{ fontWeight: 700, whiteSpace: 'nowrap' }}>
        {total === null ? '–' : `${formatDecimal(total, 2)} ${huruf ?? ''}`}
      </TableCell>
      <TableCell>
        {readOnly ? (
          <Box sx={{ overflowWrap: 'anywhere' }}>{member.catatan ?? ''}</Box>
        ) : (
          <TextField
            multiline
            margin="none"
            size="small"
            fullWidth
            value={own.catatan}
            error={missing || Boolean(refused)}
            helperText={refused ?? why}
            onChange={event => onChange({ ...own, catatan: event.target.value })}
            slotProps={{ htmlInput: { 'aria-label': `Catatan ${member.nama}` }, formHelperText: { id: words } }}
          />
        )}
      </TableCell>
    </TableRow>
  );
}
