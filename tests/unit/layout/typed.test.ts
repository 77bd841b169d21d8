import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/**
 * What is typed outlives a session that ends (docs/design/architecture.md, "Unsaved work"): a file that sends something
 * from a state of its own has the device keep it, or says here why nothing can be lost.
 */

const sends = /method: '(?:POST|PUT|PATCH)'|use(?:Create|Update|GroupCall|BulkCall)\(|<Form\b|useForm[<(]/;
const ownState = /useState|useForm[<(]|<Form\b/;
const keeps = /useHeld|useKept\b|useUnsaved|useNote\b|HeldFields|LeaveGuard|useAskedForm|TellDirty/;
/** Drafts that are on the device with every letter, session or not. */
const onDevice = /useKeptForm|deviceDraft|useDraft\b|useOwnEntry|keepEntry|outbox/;

/** Ticks, choices from a list and buttons: done again in a moment. */
const nothingTyped = 'nothing is typed';
/** A chosen file is gone with the page, and what is said of its columns with it. */
const ofFile = 'belongs to a chosen file';
const password = 'passwords are kept nowhere';

const others: Readonly<Record<string, string>> = {
  'src/crud/import/ImportColumns.tsx': ofFile,
  'src/pages/kkn/desa/CopyDialog.tsx': nothingTyped,
  'src/pages/kkn/desa/VillageMap.tsx': nothingTyped,
  'src/pages/kkn/dpl/AddSupervisorsDialog.tsx': nothingTyped,
  'src/pages/kkn/papan/useBoard.ts': nothingTyped,
  'src/pages/konversi/RecognitionDialog.tsx': nothingTyped,
  'src/pages/konversi/RevisionButtons.tsx': nothingTyped,
  'src/pages/master/AddCoursesDialog.tsx': nothingTyped,
  'src/pages/master/ContactActions.tsx': nothingTyped,
  'src/pages/master/paket/PackageActions.tsx': nothingTyped,
  'src/pages/pengaturan/menu/useMenuOrder.ts': 'src/pages/pengaturan/menu/TreeTab.tsx',
  'src/pages/pengaturan/menu/useRights.ts': 'src/pages/pengaturan/menu/RightsTab.tsx',
  'src/pages/pengaturan/profile/PasswordTab.tsx': password,
  'src/pages/pengaturan/user/ResetMany.tsx': nothingTyped,
  'src/pages/pengaturan/user/UserActions.tsx': nothingTyped,
  'src/pages/pertukaran/inbound/kelas/CopyClasses.tsx': nothingTyped,
  'src/pages/pertukaran/inbound/krs/PlanPage.tsx': nothingTyped,
  'src/pages/pertukaran/inbound/mahasiswa/AccessCodeButton.tsx': nothingTyped,
  'src/pages/pertukaran/inbound/mahasiswa/ContinueButton.tsx': nothingTyped,
  'src/pages/sinkronisasi/SourceActions.tsx': nothingTyped,
  'src/pages/sinkronisasi/useSync.ts': nothingTyped,
  'src/patterns/grading/SentSheet.tsx': nothingTyped,
  'src/patterns/grading/group/useGroupForm.ts': 'src/patterns/grading/group/GroupSheet.tsx',
  'src/patterns/grading/group/useRecap.ts': nothingTyped,
  'src/patterns/grading/group/useScoreImport.ts': ofFile,
  'src/patterns/grading/rows/useSheet.ts': 'src/patterns/grading/rows/ListSheet.tsx',
  'src/patterns/grading/useAssessorForm.ts': 'src/patterns/grading/AssessorForm.tsx',
  'src/patterns/group/Invitations.tsx': nothingTyped,
  'src/patterns/group/SupervisorRequestList.tsx': nothingTyped,
  'src/patterns/group/useGroupCall.ts': nothingTyped,
  'src/patterns/group/useGroupSteps.ts': nothingTyped,
  'src/patterns/participants/useApplicantImport.ts': ofFile,
  'src/patterns/queue/useDecision.ts': 'src/patterns/queue/DecisionDialog.tsx',
  'src/patterns/record/useBulkCall.ts': nothingTyped,
};

const textOf = new Map(
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter(name => /\.tsx?$/.test(name))
    .map(name => `src/${name.replaceAll('\\', '/')}`)
    .map(path => [path, readFileSync(path, 'utf8')]),
);
const files = [...textOf].filter(([, text]) => sends.test(text) && ownState.test(text));

test('a form that sends keeps what is typed, or a reason stands here', () => {
  const open = files.filter(([path, text]) => !(keeps.test(text) || onDevice.test(text) || others[path]));
  expect(open.map(([path]) => path)).toEqual([]);
});

test('no reason stands here for a file that is gone or keeps by itself; whoever keeps for another does', () => {
  const names = new Map(files);
  const idle = Object.entries(others).filter(([path, reason]) => {
    const text = names.get(path);
    if (text === undefined || keeps.test(text)) return true;
    return reason.startsWith('src/') && !keeps.test(textOf.get(reason) ?? '');
  });
  expect(idle).toEqual([]);
});

test('where nothing is typed stands no input for text', () => {
  const typed =
    /<(?:TextField|OutlinedInput|InputBase|TextInput|FieldInput|NoteInput|MomentField)\b(?![^>]*(?:select\b|type="search"))/;
  const wrong = Object.entries(others).filter(
    ([path, reason]) => reason === nothingTyped && typed.test(textOf.get(path) ?? ''),
  );
  expect(wrong.map(([path]) => path)).toEqual([]);
});
