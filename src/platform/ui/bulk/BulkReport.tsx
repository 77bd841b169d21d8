import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { Failure } from '../../../../resources/kit/index.ts';
import type { Report } from '../../providers/api.ts';
import { useWords } from '../../providers/language.ts';
import { useDeclaration } from '../registry.ts';
import { ScrollRegion } from '../ScrollRegion.tsx';
import { useReportWords } from './useReportWords.ts';

interface Props {
  report: Report;
  /** "dihapus", or the whole sentence for so many. */
  done: string | ((count: number) => string);
  /** "tidak dapat dihapus". */
  failed: string;
  /** Noun for the rows in a sentence; default: the resource's label. */
  noun?: string | undefined;
}

/** Result of a bulk action: what was done, and which rows were not and why. */
export function BulkReport({ report, done, failed, noun }: Props) {
  const { label } = useDeclaration();
  const { counted } = useReportWords({ label: noun ?? label });
  const { berhasil, gagal } = report;
  return (
    <Stack spacing={2}>
      {berhasil > 0 || gagal.length === 0 ? (
        <Alert severity="success">
          {typeof done === 'function' ? done(berhasil) : `${counted(berhasil)} ${done}.`}
        </Alert>
      ) : null}
      {gagal.length > 0 ? <Refused rows={gagal} words={`${counted(gagal.length)} ${failed}:`} /> : null}
    </Stack>
  );
}

/** Rows that were refused, each with the reason. */
export function Refused({ rows, words }: { rows: readonly Pick<Failure, 'id' | 'label' | 'pesan'>[]; words: string }) {
  const say = useWords();
  return (
    <>
      <Alert severity="warning">{words}</Alert>
      <ScrollRegion label={say('Yang tidak berhasil')}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{say('Nama')}</TableCell>
              <TableCell>{say('Sebab')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(({ id, label, pesan }) => (
              <TableRow key={id}>
                <TableCell>{label}</TableCell>
                <TableCell>{pesan}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </ScrollRegion>
    </>
  );
}
