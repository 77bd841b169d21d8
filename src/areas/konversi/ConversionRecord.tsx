import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { RecordContextProvider, useRecordContext } from 'react-admin';
import { useUnsaved } from '../../platform/common/unsaved/useUnsaved.ts';
import { Timeline } from '../../platform/patterns/history/Timeline.tsx';
import { Panel } from '../../platform/patterns/record/Panel.tsx';
import { ProgrammeParts } from '../../platform/patterns/record/ProgrammeParts.tsx';
import { isEmpty } from '../../platform/patterns/record/source.ts';
import { FieldCell } from '../../platform/ui/FieldCell.tsx';
import { useFieldAccess } from '../../platform/ui/permissions.ts';
import { labelOf, useDeclaration } from '../../platform/ui/registry.ts';
import { representationOf } from '../../platform/ui/representation.ts';
import { CourseGrid } from '../nilai/grading/CourseGrid.tsx';
import {
  type ConversionSheet,
  cellsOf,
  cellsShape,
  courseProblem,
  isTouched,
  type SheetCells,
} from '../nilai/grading/conversionSheet.ts';
import { Evidence } from './Evidence.tsx';
import { GradeHistory } from './GradeHistory.tsx';
import { ReviewNote } from './ReviewNote.tsx';
import { SheetActions } from './SheetActions.tsx';
import { SiamikPanel } from './SiamikPanel.tsx';
import { useGradeCall } from './useGradeCall.ts';

interface Props {
  sheet: ConversionSheet;
  /** Shows what SIAMIK said to each course. */
  withSiamik?: boolean;
}

/** One conversion: header and steps, evidence left, courses right, what happened below. */
export function ConversionRecord({ sheet, withSiamik = false }: Props) {
  const { pendaftar: row, matkul, selisihMaks } = sheet;
  const grading = useGradeCall();
  const [edited, setEdited] = useState<{ of: ConversionSheet; cells: SheetCells } | null>(null);
  // A sheet that was read anew replaces what was typed into the one before.
  const cells = edited?.of === sheet ? edited.cells : cellsOf(matkul);
  useUnsaved({
    name: `konversi ${row.id}`,
    dirty: isTouched(matkul, cells),
    values: cells,
    shape: cellsShape,
    put: kept => setEdited({ of: sheet, cells: { ...cellsOf(matkul), ...kept } }),
  });
  const invalid = matkul.some(course => courseProblem(course, cells[course.id], selisihMaks).nilai !== undefined);
  return (
    <RecordContextProvider value={row}>
      <ProgrammeParts>
        <Box sx={{ pb: { xs: 12, sm: 0 } }}>
          <Header />
          <ReviewNote />
          <SheetActions
            sheet={sheet}
            cells={cells}
            invalid={invalid}
            grading={grading}
            onSaved={() => setEdited(null)}
          />
          <Box
            sx={{
              mt: 2,
              display: 'grid',
              gap: 2,
              alignItems: 'start',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 4fr) minmax(0, 9fr)' },
            }}
          >
            <Box sx={{ order: { xs: 2, lg: 1 } }}>
              <Evidence capaian={sheet.capaian} />
            </Box>
            <Stack spacing={2} sx={{ order: { xs: 1, lg: 2 } }}>
              <Panel title="Mata kuliah">
                {matkul.length === 0 ? (
                  <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                    Mata kuliah tampil di sini setelah paket konversi disetujui.
                  </Typography>
                ) : (
                  <CourseGrid
                    sheet={sheet}
                    cells={cells}
                    errors={grading.errors}
                    onChange={(id, own) =>
                      setEdited(before => ({
                        of: sheet,
                        cells: { ...(before?.of === sheet ? before.cells : cellsOf(matkul)), [id]: own },
                      }))
                    }
                  />
                )}
              </Panel>
              {withSiamik ? <SiamikPanel sheet={sheet} /> : null}
              <Panel title="Riwayat nilai">
                <GradeHistory id={row.id} />
              </Panel>
              <Panel title="Riwayat">
                <Timeline />
              </Panel>
            </Stack>
          </Box>
        </Box>
      </ProgrammeParts>
    </RecordContextProvider>
  );
}

const facts = ['totalSksDiakui', 'ipsKonversi', 'statusReviewNilai', 'tanggalFinal', 'statusSiamik'] as const;

/** The student, the state, and the figures that the steps depend on. */
function Header() {
  const resource = useDeclaration();
  const record = useRecordContext();
  const { hidden } = useFieldAccess();
  if (!record) return null;
  const shown = facts.filter(name => !hidden.has(name) && !isEmpty(record[name]));
  return (
    <Box sx={{ mb: 2 }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center', rowGap: 1 }}>
        <Typography variant="h6" component="p" sx={{ overflowWrap: 'anywhere' }}>
          {representationOf(resource, record)}
        </Typography>
        <FieldCell source="statusKonversi" />
      </Stack>
      <Stack
        component="dl"
        direction="row"
        useFlexGap
        spacing={2}
        sx={{ flexWrap: 'wrap', m: 0, mt: 0.5, rowGap: 0.5, color: 'text.secondary' }}
      >
        {shown.map(name => (
          <Typography key={name} variant="body2" component="div" sx={{ display: 'flex', gap: 0.75 }}>
            <dt>{labelOf(resource, name)}</dt>
            <Box component="dd" sx={{ m: 0, color: 'text.primary' }}>
              <FieldCell source={name} />
            </Box>
          </Typography>
        ))}
      </Stack>
    </Box>
  );
}
