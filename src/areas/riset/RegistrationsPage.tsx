import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { RisetSaya } from '../../../resources/riset/bacaan.ts';
import { pendaftaranRiset } from '../../../resources/riset/pendaftaran.ts';
import { Loading } from '../../platform/common/Loading.tsx';
import { ScreenTitle } from '../../platform/patterns/record/ScreenTitle.tsx';
import { http } from '../../platform/providers/http.ts';
import { Notice } from '../../platform/ui/list/Notice.tsx';
import { RetryAlert } from '../../platform/ui/RetryAlert.tsx';
import { RegistrationCard } from './RegistrationCard.tsx';

const path = '/riset/registrasi';
/** Ways in that others open, and states in which the student has something to do. */
const opened: readonly string[] = ['simaris', 'inisiasi_mitra'];
const mine: readonly string[] = ['draf', 'revisi'];

/** /riset/registrasi: registrations that others have opened, an invitation or an approved partner, to be completed. */
export default function RegistrationsPage() {
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [pendaftaranRiset.name, 'saya'],
    retry: false,
    queryFn: async ({ signal }) => (await http<RisetSaya[]>('v5/riset/mhs/saya', { signal })).data,
  });
  const open = data?.filter(({ kodeJalur, status }) => opened.includes(kodeJalur) && mine.includes(status)) ?? [];
  return (
    <Box sx={{ maxWidth: 920, pb: 3 }}>
      <ScreenTitle path={path} />
      {isPending ? (
        <Loading height={280} label="Memuat registrasi" />
      ) : error ? (
        <RetryAlert error={error} onRetry={refetch} />
      ) : open.length ? (
        <Stack component="ul" spacing={2} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {open.map(own => (
            <RegistrationCard key={own.id} own={own} onDone={() => void refetch()} />
          ))}
        </Stack>
      ) : (
        <Paper variant="outlined">
          <Notice
            title="Tidak ada registrasi yang menunggu Anda"
            text="Undangan penelitian dosen dan mitra usulan yang disetujui akan tampil di sini."
          >
            <Button variant="contained" component={Link} to="/riset/pendaftaran">
              Buka pendaftaran
            </Button>
          </Notice>
        </Paper>
      )}
    </Box>
  );
}
