import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { Link, useLocation } from 'react-router-dom';
import type { ReportPage } from '../../../../resources/kit/index.ts';
import { Loading } from '../../common/Loading.tsx';
import { PageTitle } from '../../common/PageTitle.tsx';
import { PrintAction } from '../../common/print/PrintAction.tsx';
import { useLabel } from '../../providers/language.ts';
import { RetryAlert } from '../RetryAlert.tsx';
import { useRegistry } from '../registry.ts';
import { Definition } from './Definition.tsx';
import { FigureTable, useFigurePage } from './FigureTable.tsx';
import { pivotScreen } from './pivotPath.ts';

/** A report whose figures an area works out (`reportPages`), with its definition; which one follows from the address. */
export default function FigurePage() {
  const { pathname } = useLocation();
  const report = useRegistry().reportPages.find(({ screen }) => screen === pathname);
  return report ? <Shown report={report} /> : null;
}

function Shown({ report }: { report: ReportPage }) {
  const said = useLabel();
  const { data, error, isPending, refetch } = useFigurePage(report.name);
  return (
    <Box sx={{ pb: 4 }}>
      <PageTitle title={said(report.title)} />
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', mb: 1, minHeight: 44 }}>
        <MuiLink component={Link} to={pivotScreen} className="layar-saja">
          Semua laporan
        </MuiLink>
        <PrintAction />
      </Stack>
      <Definition report={report} />
      {isPending ? (
        <Loading height={480} label="Memuat angka" />
      ) : error ? (
        <RetryAlert error={error} onRetry={() => void refetch()} />
      ) : (
        <Paper variant="outlined">
          <FigureTable name={said(report.title)} table={data} />
        </Paper>
      )}
    </Box>
  );
}
