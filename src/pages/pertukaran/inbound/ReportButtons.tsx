import { useListContext } from 'react-admin';
import { masaStudi } from '../../../../resources/pertukaran/masaStudi.ts';
import { useInbound } from './calls.ts';
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

export const StudentReport = () => <ReportButtons path="v2/mhs-luar-upn/rpt-mhs-inbond" />;
export const CourseReport = () => <ReportButtons path="v2/pertukaran-mahasiswa/rpt-matkul-inbond" />;
