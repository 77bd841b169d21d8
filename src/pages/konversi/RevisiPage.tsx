import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link, useSearchParams } from 'react-router-dom';
import { revisiNilai } from '../../../resources/konversi/revisiNilai.ts';
import { revisiPenilaianOptions } from '../../../resources/konversi/revisiOptions.ts';
import { useBaseRole } from '../../crud/permissions.ts';
import { QueueDetail } from '../../patterns/queue/QueueDetail.tsx';
import { QueueList } from '../../patterns/queue/QueueList.tsx';
import { RevisionButtons } from './RevisionButtons.tsx';
import { RevisionEffect } from './RevisionEffect.tsx';

/** /data-mbkm/revisi-penilaian: request and follow revisions, decide on objections; `?id=` opens one. */
export default function RevisiPage() {
  const [search] = useSearchParams();
  const id = search.get('id');
  if (id)
    return (
      <QueueDetail
        key={id}
        resource={revisiNilai.name}
        options={revisiPenilaianOptions}
        screen={revisiPenilaianOptions.listPath}
        more={<RevisionEffect />}
        buttons={<RevisionButtons />}
      />
    );
  return (
    <>
      <Requesting />
      <QueueList resource={revisiNilai.name} options={revisiPenilaianOptions} />
    </>
  );
}

/** A request begins at the participation whose grades are final. */
function Requesting() {
  const role = useBaseRole();
  if (!role) return null;
  const to = role === 'HA10' ? '/data-mbkm/bakpk?tab=terkirim' : '/penilaian-konversi?tab=final';
  return (
    <Stack direction="row" spacing={1.5} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap', mb: 1 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary', mr: 'auto' }}>
        Revisi diajukan dari peserta yang nilainya sudah final.
      </Typography>
      <Button component={Link} to={to} variant="outlined">
        Pilih peserta
      </Button>
    </Stack>
  );
}
