import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Button from '@mui/material/Button';
import { ResourceContextProvider } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import { bakpkOptions } from '../../../resources/konversi/dataOptions.ts';
import { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { PageState } from '../../crud/show/PageState.tsx';
import { useConversionSheet } from '../../patterns/grading/conversionSheet.ts';
import { ScreenTitle } from '../../patterns/record/ScreenTitle.tsx';
import { ConversionRecord } from './ConversionRecord.tsx';

/** /data-mbkm/bakpk/detail/:id: final courses against the study plan, what SIAMIK said, recap, revision. */
export default function BakpkDetailPage() {
  const { id = '' } = useParams();
  const { data: sheet, error, isPending, refetch } = useConversionSheet(id);
  const { listPath } = bakpkOptions;
  return (
    <ResourceContextProvider value={pendaftar.name}>
      <ScreenTitle path={bakpkOptions.detailPath} />
      <Button component={Link} to={listPath} startIcon={<ArrowBackIcon />} sx={{ ml: -1, mb: 1 }}>
        Kembali ke daftar
      </Button>
      {sheet ? (
        <ConversionRecord key={id} sheet={sheet} withSiamik />
      ) : (
        <PageState error={error} isPending={isPending} onRetry={refetch} backTo={listPath} />
      )}
    </ResourceContextProvider>
  );
}
