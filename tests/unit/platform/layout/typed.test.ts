import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/**
 * What is typed outlives a session that ends (docs/design/architecture.md, "Unsaved work"): a file that sends something
 * from a state of its own has the device keep it, or says here why nothing can be lost.
 */

const sends = /method: '(?:POST|PUT|PATCH)'|use(?:Create|Update|GroupCall|BulkCall)\(|<Form\b|useForm[<(]/;
const ownState = /useState|useForm[<(]|<Form\b/;
const keeps = /useHeld|useKept\b|useUnsaved|useNote\b|useStepInput|HeldFields|LeaveGuard|useAskedForm|TellDirty/;
/** Drafts that are on the device with every letter, session or not. */
const onDevice = /useKeptForm|deviceDraft|useDraft\b|useOwnEntry|keepEntry|outbox/;

/** Ticks, choices from a list and buttons: done again in a moment. */
const nothingTyped = 'nothing is typed';
/** A chosen file is gone with the page, and what is said of its columns with it. */
const ofFile = 'belongs to a chosen file';
/** By useDeviceAnswers. */
const letterByLetter = 'answers are on the device with every letter';
const password = 'passwords are kept nowhere';

const others: Readonly<Record<string, string>> = {
  'src/platform/ui/import/ImportColumns.tsx': ofFile,
  'src/areas/formulir/isian/AnswerForm.tsx': letterByLetter,
  'src/areas/formulir/isian/useAnswers.ts': letterByLetter,
  'src/areas/formulir/peserta/useParticipants.ts': nothingTyped,
  'src/areas/kkn/desa/CopyDialog.tsx': nothingTyped,
  'src/areas/kkn/desa/VillageMap.tsx': nothingTyped,
  'src/areas/kkn/dpl/AddSupervisorsDialog.tsx': nothingTyped,
  'src/areas/kkn/papan/useBoardSteps.ts': nothingTyped,
  'src/areas/kkn/mengatur/useSaveArrangement.ts': 'src/areas/kkn/mengatur/useGroupArrangement.ts',
  'src/areas/konversi/RecognitionDialog.tsx': nothingTyped,
  'src/areas/konversi/RevisionButtons.tsx': nothingTyped,
  'src/areas/master/AddCoursesDialog.tsx': nothingTyped,
  'src/areas/master/ContactActions.tsx': nothingTyped,
  'src/areas/master/paket/PackageActions.tsx': nothingTyped,
  'src/areas/pengaturan/akun/useMakeAccounts.ts': nothingTyped,
  'src/areas/pengaturan/deputies/Deputies.tsx': nothingTyped,
  'src/areas/pengaturan/menu/useMenuOrder.ts': 'src/areas/pengaturan/menu/TreeTab.tsx',
  'src/areas/pengaturan/menu/useRights.ts': 'src/areas/pengaturan/menu/RightsTab.tsx',
  'src/areas/pengaturan/mulai/EmptyDialog.tsx': password,
  'src/areas/pengaturan/penyedia/ProviderActions.tsx': password,
  'src/areas/pengaturan/profile/Consents.tsx': nothingTyped,
  'src/areas/pengaturan/profile/PasswordTab.tsx': password,
  'src/areas/pengaturan/profile/factor/SetUpFactor.tsx': password,
  'src/areas/pengaturan/profile/factor/FactorTab.tsx': password,
  'src/areas/pengaturan/situs/usePreview.ts': 'src/areas/pengaturan/situs/usePageEditor.ts',
  'src/areas/pengaturan/undangan/InvitationBulk.tsx': nothingTyped,
  'src/areas/pengaturan/user/ResetMany.tsx': nothingTyped,
  'src/areas/pengaturan/user/UserActions.tsx': nothingTyped,
  'src/areas/pesan/MessagePage.tsx': nothingTyped,
  'src/areas/pesan/ReceiverRow.tsx': nothingTyped,
  'src/areas/pertukaran/inbound/kelas/CopyClasses.tsx': nothingTyped,
  'src/areas/pertukaran/inbound/krs/PlanPage.tsx': nothingTyped,
  'src/areas/pertukaran/inbound/mahasiswa/AccessCodeButton.tsx': nothingTyped,
  'src/areas/umum/auth/provider/ProviderPage.tsx': password,
  'src/areas/umum/auth/code/CodeForm.tsx': password,
  'src/areas/umum/auth/recovery/ForgotPage.tsx': 'nobody is in whose session could end',
  'src/areas/umum/auth/recovery/SetPasswordPage.tsx': password,
  'src/areas/sinkronisasi/SourceActions.tsx': nothingTyped,
  'src/areas/sinkronisasi/useSync.ts': nothingTyped,
  'src/areas/nilai/grading/SentSheet.tsx': nothingTyped,
  'src/areas/nilai/grading/group/useGroupForm.ts': 'src/areas/nilai/grading/group/GroupSheet.tsx',
  'src/areas/nilai/grading/group/useRecap.ts': nothingTyped,
  'src/areas/nilai/grading/group/useScoreImport.ts': ofFile,
  'src/areas/nilai/grading/rows/useSheet.ts': 'src/areas/nilai/grading/rows/ListSheet.tsx',
  'src/areas/nilai/grading/useAssessorForm.ts': 'src/areas/nilai/grading/AssessorForm.tsx',
  'src/areas/integrasi/WebhookActions.tsx': nothingTyped,
  'src/areas/integrasi/useNewSecret.ts': nothingTyped,
  'src/areas/mbkm/consent/ConsentStep.tsx': nothingTyped,
  'src/areas/formulir/contoh/SampleDialog.tsx': nothingTyped,
  'src/areas/formulir/tautan/useLinks.ts': nothingTyped,
  'src/areas/mbkm/group/Invitations.tsx': nothingTyped,
  'src/areas/mbkm/group/SupervisorRequestList.tsx': nothingTyped,
  'src/areas/mbkm/group/useGroupCall.ts': nothingTyped,
  'src/areas/mbkm/group/useGroupSteps.ts': nothingTyped,
  'src/areas/mbkm/participants/useApplicantImport.ts': ofFile,
  'src/platform/ui/remarks/RemarksPanel.tsx': 'src/platform/ui/remarks/RemarkWriter.tsx',
  'src/platform/patterns/record/useBulkCall.ts': nothingTyped,
  'src/platform/ui/pivot/LinkDialog.tsx': 'one day, which is proposed already',
  'src/platform/ui/pivot/MailDialog.tsx': 'a receiver, looked for and chosen',
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
