import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { inTerms } from '../../../../resources/kit/terms.ts';
import { kelompok as groups } from '../../../../resources/kkn/kelompok.ts';
import type { KelompokSaya } from '../../../../resources/kkn/kelompokSaya.ts';
import { Loading } from '../../../platform/common/Loading.tsx';
import { ScreenTitle } from '../../../platform/patterns/record/ScreenTitle.tsx';
import { Notice } from '../../../platform/ui/list/Notice.tsx';
import { RetryAlert } from '../../../platform/ui/RetryAlert.tsx';
import { Invitations } from '../../mbkm/group/Invitations.tsx';
import { GroupCard } from './GroupCard.tsx';
import { StartGroup } from './StartGroup.tsx';
import { useOwnGroup } from './useOwnGroup.ts';

/** /kkn/membuat-kelompok of a student: form a group, join one, answer invitations, see what it still lacks. */
export default function OwnGroupPage() {
  const { data, error, isPending, refetch } = useOwnGroup();
  return (
    <Box sx={{ maxWidth: 920, pb: 3 }}>
      <ScreenTitle path="/kkn/membuat-kelompok" />
      {isPending ? (
        <Loading height={420} label="Memuat kelompok" />
      ) : error ? (
        <RetryAlert error={error} onRetry={refetch} />
      ) : data ? (
        <Stack spacing={2}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {data.gelombang.nama} · {data.gelombang.ukuranMin}-{data.gelombang.ukuranMaks} anggota
          </Typography>
          <Content own={data} />
        </Stack>
      ) : (
        <Early
          title={inTerms('Belum ada pendaftaran KKN')}
          text={inTerms('Kelompok dibentuk setelah pendaftaran KKN Anda disetujui.')}
        />
      )}
    </Box>
  );
}

function Content({ own }: { own: KelompokSaya }) {
  const { kelompok, undangan, gelombang, status } = own;
  if (kelompok) return <GroupCard group={kelompok} wave={gelombang} />;
  if (status === 'draf' || status === 'diajukan' || status === 'revisi')
    return (
      <Early
        title="Pendaftaran belum disetujui"
        text={inTerms('Kelompok dibentuk setelah pendaftaran KKN Anda disetujui.')}
      />
    );
  if (gelombang.modeKelompok === 'otomatis')
    return (
      <Paper variant="outlined">
        <Notice
          title={inTerms('Kelompok dibagi oleh Tim MBKM')}
          text="Pada gelombang ini mahasiswa tidak membentuk kelompok sendiri. Anda diberi tahu setelah kelompok dibagi."
        />
      </Paper>
    );
  return (
    <>
      <Invitations of={undangan} endpoint={groups.endpoint} />
      <StartGroup idGelombang={gelombang.id} />
    </>
  );
}

const Early = ({ title, text }: { title: string; text: string }) => (
  <Paper variant="outlined">
    <Notice title={title} text={text}>
      <Button variant="contained" component={Link} to="/kkn/pendaftaran">
        Buka pendaftaran
      </Button>
    </Notice>
  </Paper>
);
