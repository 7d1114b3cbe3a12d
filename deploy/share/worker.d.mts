export interface Env {
  readonly API_BASE_URL: string;
  readonly SITE_ORIGIN?: string;
  readonly ASSETS: { readonly fetch: (request: Request) => Promise<Response> };
}
declare const worker: { readonly fetch: (request: Request, env: Env) => Promise<Response> };
export default worker;
