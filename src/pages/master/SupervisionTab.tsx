import Stack from '@mui/material/Stack';
import { masterRelated } from '../../../resources/master/composition.ts';
import { RelatedLists } from '../../patterns/related/RelatedLists.tsx';
import { SupervisionLoad } from './SupervisionLoad.tsx';

const tab = masterRelated['master/pegawai']?.find(({ key }) => key === 'bimbingan');

/** Whom a lecturer guides, below how many that are against the quota. */
export default function SupervisionTab() {
  return (
    <Stack spacing={2} sx={{ minWidth: 0 }}>
      <SupervisionLoad />
      {tab ? <RelatedLists tab={tab} /> : null}
    </Stack>
  );
}
