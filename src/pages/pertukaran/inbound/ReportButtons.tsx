import Button from '@mui/material/Button';
import { useListContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { masaStudi } from '../../../../resources/pertukaran/masaStudi.ts';
import { useBaseRole } from '../../../crud/permissions.ts';
import { useInbound } from './calls.ts';
import { CopyClasses } from './kelas/CopyClasses.tsx';
import { PrintButton } from './PrintButton.tsx';

interface Period {
  id: string;
  aktif: boolean;
}

const nothing: Readonly<Record<string, unknown>> = {};

/** The report of a list as XLSX and PDF: of the study period that the list is filtered by, else of the active one. */
function ReportButtons({ path }: { path: string }) {
  const { filterValues = nothing } = useListContext();
  const { data = [] } = useInbound<Period[]>(masaStudi.endpoint, { filter: JSON.stringify({ skema: 'inbound' }) });
  const chosen: unknown = filterValues.idMasaStudi;
  const period = typeof chosen === 'string' ? chosen : data.find(({ aktif }) => aktif)?.id;
  if (!period) return null;
  const of = (format: string) => ({
    idMasaStudi: period,
    format,
    ...Object.fromEntries(
      ['idProgramProdi', 'jalur'].flatMap(name => {
        const value: unknown = filterValues[name];
        return typeof value === 'string' ? [[name, value]] : [];
      }),
    ),
  });
  return (
    <>
      <PrintButton label="Laporan XLSX" path={path} query={of('xlsx')} />
      <PrintButton label="Laporan PDF" path={path} query={of('pdf')} />
    </>
  );
}

/** Who reads reports; lecturers and students have the lists without them. */
const reporters: ReadonlySet<string> = new Set(['HA01', 'HA03', 'HA05', 'HA07', 'HA10']);

export function StudentReport() {
  const role = useBaseRole();
  return role && reporters.has(role) ? <ReportButtons path="v2/mhs-luar-upn/rpt-mhs-inbond" /> : null;
}

export function CourseReport() {
  const role = useBaseRole();
  const offers = role === 'HA01' || role === 'HA03' || role === 'HA05';
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
      {role && reporters.has(role) ? <ReportButtons path="v2/pertukaran-mahasiswa/rpt-matkul-inbond" /> : null}
    </>
  );
}
