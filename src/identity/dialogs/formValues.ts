/** What the two forms hold. */
export interface LoginValues {
  readonly email: string;
  readonly password: string;
  /** False unless the person ticks the box. */
  readonly rememberMe: boolean;
}

export interface RegisterValues {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
  readonly confirmPassword: string;
  readonly phone: string;
  /** ISO code of the country whose calling code stands before the number, '' for none. */
  readonly callingCountry: string;
  /** Country ids. */
  readonly countryOfBirth: string;
  readonly countryOfResidence: string;
  readonly referralCode: string;
}
