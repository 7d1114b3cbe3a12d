import { spawnSync } from 'node:child_process';
import path from 'node:path';

export interface CertificateFiles {
  readonly key: string;
  readonly certificate: string;
}

/**
 * Creates a self-signed certificate for the loopback address and `localhost` in a
 * folder; null without openssl.
 */
export function selfSigned(folder: string): CertificateFiles | null {
  const files = { key: path.join(folder, 'key.pem'), certificate: path.join(folder, 'certificate.pem') };
  const fixed =
    'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=127.0.0.1 -addext subjectAltName=IP:127.0.0.1,DNS:localhost';
  const args = fixed.split(' ').concat('-keyout', files.key, '-out', files.certificate);
  const made = spawnSync('openssl', args, { stdio: 'ignore' });
  return made.status === 0 ? files : null;
}
