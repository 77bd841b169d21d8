import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { UsahaMendaftarUlang } from '../../../../resources/kwu/bacaan.ts';
import { pengajuanDpl } from '../../../../resources/kwu/pengajuanDpl.ts';
import { Panel } from '../../../platform/patterns/record/Panel.tsx';
import { formatDateTime, formatNumber } from '../../../platform/providers/format.ts';
import type { Request } from '../../mbkm/group/SupervisorRequestList.tsx';

export type BusinessRequest = Request & { idKelompok: string };

interface Props {
  title: string;
  of: readonly UsahaMendaftarUlang[];
  /** Requests that wait for an answer. */
  asked: readonly BusinessRequest[];
  empty: string;
  /** Null for those who only read. */
  onAssign: ((business: UsahaMendaftarUlang) => void) | null;
}

/** Businesses with their lecturer or open request, and a command to assign one. */
export function Businesses({ title, of, asked, empty, onAssign }: Props) {
  const waiting = new Map(asked.map(request => [request.idKelompok, request]));
  return (
    <Panel title={`${title} (${formatNumber(of.length)})`}>
      {of.length === 0 ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {empty}
        </Typography>
      ) : (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {of.map(business => (
            <Box key={business.id} component="li" sx={rowLook}>
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Link component={RouterLink} to={`/kwu/daftar-ulang/detail/${business.id}`} variant="subtitle2">
                  {business.namaUsaha}
                </Link>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {business.dpl ?? askedWords(waiting.get(business.id))}
                </Typography>
              </Box>
              {onAssign ? (
                <Button
                  size="small"
                  variant={business.dpl ? 'text' : 'outlined'}
                  onClick={() => onAssign(business)}
                  aria-label={`${business.dpl ? 'Ganti' : 'Tetapkan'} DPL ${business.namaUsaha}`}
                  sx={{ flexShrink: 0 }}
                >
                  {business.dpl ? 'Ganti' : 'Tetapkan'} DPL
                </Button>
              ) : null}
            </Box>
          ))}
        </Box>
      )}
    </Panel>
  );
}

function askedWords(request: Request | undefined): string {
  if (!request?.batasJawaban) return 'Belum mengajukan';
  const asked = request._embed?.[pengajuanDpl.request.supervisor]?.label;
  return [`Menunggu jawaban ${asked ?? ''}`.trim(), `sampai ${formatDateTime(request.batasJawaban)}`].join(' ');
}

const rowLook = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  py: 1,
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;
