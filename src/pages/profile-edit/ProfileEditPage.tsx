export function ProfileEditPage() {
  return null;
}
