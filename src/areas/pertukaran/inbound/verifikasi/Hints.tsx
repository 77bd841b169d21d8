import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import MissingIcon from '@mui/icons-material/ErrorOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useRecordContext } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { alurInbound } from '../../../../../resources/pertukaran/alurInbound.ts';
import type { PetunjukPendaftar } from '../../../../../resources/pertukaran/bacaanKrs.ts';
import { rincianPendaftar } from '../../../../../resources/pertukaran/inboundQueues.ts';
import { type MhsInbound, mhsInbound } from '../../../../../resources/pertukaran/mhsInbound.ts';
import { Panel } from '../../../../platform/patterns/record/Panel.tsx';
import { StatusChip } from '../../../../platform/ui/cells/StatusChip.tsx';
import { useInbound } from '../calls.ts';

/** Beside a registration that is decided on: which documents are there, and who else it could be. */
export default function Hints() {
  const record = useRecordContext<MhsInbound>();
  const path = `${mhsInbound.endpoint}/${record?.id ?? ''}/petunjuk`;
  const { data } = useInbound<PetunjukPendaftar>(path, {}, Boolean(record));
  if (!data) return null;
  const missing = data.dokumen.filter(({ ada }) => !ada).length;
  return (
    <>
      {data.kembar.length ? (
        <Panel title="Mungkin orang yang sama">
          <Alert severity="warning" sx={{ mb: 1 }}>
            {data.kembar.length} pendaftaran lain memakai surel, NIK, atau NIM yang sama.
          </Alert>
          <Box component="ul" sx={{ m: 0, pl: 0, listStyle: 'none' }}>
            {data.kembar.map(({ id, nomorRegistrasi, nama, masa, status, sama }) => (
              <Box component="li" key={id} sx={{ py: 0.75, overflowWrap: 'anywhere' }}>
                <Link component={RouterLink} to={rincianPendaftar.replace(':id', id)}>
                  {nomorRegistrasi} {nama}
                </Link>{' '}
                <StatusChip workflow={alurInbound} value={status} />
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {masa} · {sama.join(', ')} sama
                </Typography>
              </Box>
            ))}
          </Box>
        </Panel>
      ) : null}
      <Panel title="Kelengkapan dokumen">
        <Typography sx={{ mb: 1 }}>
          {missing ? `${missing} dari ${data.dokumen.length} dokumen belum ada.` : 'Semua dokumen wajib ada.'}
        </Typography>
        <Box component="ul" sx={{ m: 0, pl: 0, listStyle: 'none' }}>
          {data.dokumen.map(({ nama, label, ada }) => (
            <Box component="li" key={nama} sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 0.25 }}>
              {ada ? <CheckIcon color="success" fontSize="small" /> : <MissingIcon color="warning" fontSize="small" />}
              <span>{label}</span>
              <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
                {ada ? 'ada' : 'belum ada'}
              </Typography>
            </Box>
          ))}
        </Box>
      </Panel>
    </>
  );
}
