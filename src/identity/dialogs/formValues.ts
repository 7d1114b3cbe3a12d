/** The values of the two forms. */
export interface LoginValues {
  readonly email: string;
  readonly password: string;
  /** False unless the person checks the box. */
  readonly rememberMe: boolean;
}

export interface RegisterValues {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
  readonly confirmPassword: string;
  readonly phone: string;
  /** ISO code of the country whose calling code is shown before the number, or '' for none. */
  readonly callingCountry: string;
  /** An id of the backend, as for the country of residence. */
  readonly countryOfBirth: string;
  readonly countryOfResidence: string;
  readonly referralCode: string;
}
