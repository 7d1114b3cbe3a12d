/** Parts of the product that a deployment can switch off (src/config/env.ts); a route names the one it belongs to. */
export type ProductArea =
  | 'jobs'
  | 'apply'
  | 'applications'
  | 'adminJobs'
  | 'adminApplications'
  | 'tools'
  | 'crs'
  | 'fsw'
  | 'documents'
  | 'planner'
  | 'privacy';
