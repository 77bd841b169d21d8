import Button from '@mui/material/Button';
import { useListContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { role } from '../../../../resources/roles.ts';
import { useBaseRole } from '../../../platform/ui/permissions.ts';
import { narrowedBy, ReportPair, useReportPeriod, useReportReader } from '../PeriodReports.tsx';
import { calls } from './calls.ts';
import { CopyClasses } from './kelas/CopyClasses.tsx';

const nothing: Readonly<Record<string, unknown>> = {};

/** The report of a list: of the study period that the list is filtered by, else of the active one. */
function ReportButtons({ path }: { path: string }) {
  const { filterValues = nothing } = useListContext();
  const period = useReportPeriod('inbound', ({ id }) => id === filterValues.idMasaStudi);
  if (!period) return null;
  const query = { idMasaStudi: period.id, ...narrowedBy(filterValues, ['idProgramProdi', 'jalur']) };
  return <ReportPair label="Laporan" path={path} query={query} />;
}

export function StudentReport() {
  return useReportReader() ? <ReportButtons path={calls.laporanMhs} /> : null;
}

export function CourseReport() {
  const baseRole = useBaseRole();
  const reads = useReportReader();
  const offers = baseRole === role.superAdmin || baseRole === role.timMbkm || baseRole === role.koordinator;
  return (
    <>
      {offers ? (
        <>
          <Button component={Link} to="/pertukaran-mahasiswa/inbound/mk-inbound/registrasi-mk">
            Registrasi MK
          </Button>
          <CopyClasses />
        </>
      ) : null}
      {reads ? <ReportButtons path={calls.laporanMatkul} /> : null}
    </>
  );
}
