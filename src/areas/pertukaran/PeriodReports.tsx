import { masaStudi, type Skema } from '../../../resources/pertukaran/masaStudi.ts';
import { role } from '../../../resources/roles.ts';
import { useBaseRole } from '../../platform/ui/permissions.ts';
import { useInbound } from './inbound/calls.ts';
import { PrintButton } from './inbound/PrintButton.tsx';

/** Reports of the exchange, both ways: of one study period, as XLSX and PDF (docs/domain/50 §4 "Reports"). */

interface Period {
  id: string;
  nama: string;
  idPeriode: string;
  aktif: boolean;
}

/** Roles that read reports; lecturers and students have the lists without them. */
const reporters: ReadonlySet<string> = new Set([
  role.superAdmin,
  role.timMbkm,
  role.koordinator,
  role.penilai,
  role.bakpk,
]);

/** True if the role reads reports. */
export function useReportReader(): boolean {
  const role = useBaseRole();
  return role !== undefined && reporters.has(role);
}

/** The study period of a scheme that a report is of: the one that is meant, else the active one. */
export function useReportPeriod(skema: Skema, isMeant: (period: Period) => boolean): Period | undefined {
  const { data = [] } = useInbound<Period[]>(masaStudi.endpoint, { filter: JSON.stringify({ skema }) });
  return data.find(isMeant) ?? data.find(({ aktif }) => aktif);
}

interface Props {
  /** Name of the report, shown before the format. */
  label: string;
  path: string;
  query: Readonly<Record<string, string>>;
}

/** A report as a workbook and as a paper. */
export const ReportPair = ({ label, path, query }: Props) => (
  <>
    <PrintButton label={`${label} Excel`} path={path} query={{ ...query, format: 'xlsx' }} />
    <PrintButton label={`${label} PDF`} path={path} query={{ ...query, format: 'pdf' }} />
  </>
);

/** Of a list's filters those that name one thing and that its report knows too. */
export const narrowedBy = (values: Readonly<Record<string, unknown>>, names: readonly string[]) =>
  Object.fromEntries(names.flatMap(name => (typeof values[name] === 'string' ? [[name, String(values[name])]] : [])));
