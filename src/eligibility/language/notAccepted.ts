/** Common tests that Express Entry does not accept, with the codes under which they are stored. */
export const NOT_ACCEPTED_TESTS = [
  { id: 'ielts-academic', name: 'IELTS Academic' },
  { id: 'pte-academic', name: 'PTE Academic' },
  { id: 'toefl', name: 'TOEFL iBT' },
  { id: 'celpip-ls', name: 'CELPIP-General LS' },
  { id: 'delf', name: 'DELF/DALF' },
] as const;
