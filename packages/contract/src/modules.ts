/** Modules a company can hire: worker modules below 100, supervisor modules from 101. */
export const moduleIds = {
  payslips: 1,
  absences: 2,
  timeRegistration: 3,
  documents: 4,
  internalCommunication: 5,
  calendar: 6,
  orgCharts: 7,
  complaints: 8,
  allWorkers: 9,
  videoTutorials: 99,
  supervisorAbsences: 101,
  supervisorTimeRegistration: 102,
  supervisorDocuments: 103,
  supervisorProjects: 104,
  supervisorHoursBag: 105,
  supervisorQuadrants: 106,
} as const;

export const allModuleIds: readonly number[] = Object.values(moduleIds);
