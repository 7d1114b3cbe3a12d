interface Answer {
  readonly status: number;
  readonly responseText: string;
}
/** The used part of njs' request. */
export interface NginxRequest {
  readonly uri: string;
  readonly variables: Readonly<Record<string, string | undefined>>;
  readonly headersOut: Record<string, string>;
  subrequest(uri: string): Promise<Answer>;
  return(status: number, body: string): void;
}
export function share(r: NginxRequest): Promise<void>;
declare const module: { readonly share: typeof share };
export default module;
