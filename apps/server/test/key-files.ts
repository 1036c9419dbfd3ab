/** Files of certificates (PKCS#12) that openssl made, good from 21 November 2026 for ten years. */
export const keyFiles = {
  /** An elliptic key, packed as programs of today do (AES, PBKDF2). */
  current: {
    password: "contraseña 1",
    bytes: Buffer.from(
      "MIIEbAIBAzCCBCIGCSqGSIb3DQEHAaCCBBMEggQPMIIECzCCAsIGCSqGSIb3DQEHBqCCArMwggKvAgEAMIIC" +
        "qAYJKoZIhvcNAQcBMFcGCSqGSIb3DQEFDTBKMCkGCSqGSIb3DQEFDDAcBAg6nvPHi7sAmAICCAAwDAYIKoZI" +
        "hvcNAgkFADAdBglghkgBZQMEASoEEI6RVeeewPOGYi2+eNy3Fn6AggJA1N3gVbL4fJ6qRm2SKjvrXCnhFeyi" +
        "9h45KxaEanG/rnCfLwhkXdVLDnOemMSuxszdNye7jsrPr5cvpuGhdIGTO9TaPFzWg1WJcY2HqhzmFopWtNmh" +
        "/tbik3LMaK2qxgPqi/1XxMmL5NueyHukr7Voa6y/kbnrp8mZxtZ8agKy1+MSN8cKhFgrT6AYt0OdsV22JWjN" +
        "FlkLMKA1R8okj8u1lLS+Ipb3rLaaxa6LEF7ceNmB82n0Ul+ODhUQJA1dXfE3kuMJu+Ey2c05Ni0uAyLFxW8n" +
        "6gxo2LENVj2cesnut0mB6cs9crV6mI2v/K4tSgZgTvRHkOUFkfbrc1/q04KL42vUGhuqVIkWQNTG2q7QIewE" +
        "TrM7s5KgaStJ2S9Q/PhGF1sb74DvwKPHuRKEy7+lThYuR53EQK3Yqpqc3+4fYWn8nh8JwCZpwmmKr7CPXVUd" +
        "ISHRX+37AO9fh7/wwDtkQ1pGH7lM79tP1Y6K86u3opmO0AFXOGnzfK1aYj0GjjiStfRm+2L3G4yigmeoH1CO" +
        "d12Qi+vmipHtDbq+02pMANOieCp1AYgCXF5xpYbWpjqTm/D6cvo+A2oaiyNa/+U3/4J03UtkCSYHJWBYu1lh" +
        "k2B+DroP+trF9B3KbzRW9pQKugejtoF9/mWfhQkXMqY1SXSxA+dfsq65zujzWjDJzIll5i2K72vxly290FIB" +
        "u2hzSBJnObOPW00EnIQJJSDg800wwsxNwIkfTXDy0O7LdK1Qid2X7KtZssPIkJWw5rv/MIIBQQYJKoZIhvcN" +
        "AQcBoIIBMgSCAS4wggEqMIIBJgYLKoZIhvcNAQwKAQKgge8wgewwVwYJKoZIhvcNAQUNMEowKQYJKoZIhvcN" +
        "AQUMMBwECCJ/Ln3v3UQcAgIIADAMBggqhkiG9w0CCQUAMB0GCWCGSAFlAwQBKgQQDjpL5BGLRB00xL6xA4PD" +
        "GASBkKFWRBSNxfoDU77c/UtSpmNCZYd8Y0p/5s6DQemxo3bNwr8M2gewxVk+LY8CpdsWt2mKskadCzDvIdDm" +
        "etl6eZe+f9vfiy+rb8Xj8Gx17USsluQ3l7LrQ0j2evn0eo9jVmvsRQKvX+FdFBBCQUymULdUFASJhvpBAofF" +
        "VdaTOcob0Y/1BIG5UHm17lc5sfhtQjElMCMGCSqGSIb3DQEJFTEWBBQ0+CrpLUtNyVBLYrVp05M+wGUpRzBB" +
        "MDEwDQYJYIZIAWUDBAIBBQAEILt7kFSvl1Pa5f8N+aI5Bfgj46kHFoBxHRGPz+csQ26yBAjmS+yoLC0npAIC" +
        "CAA=",
      "base64",
    ),
  },
  /** An RSA key, packed as old programs did (RC2 and triple DES). */
  old: {
    password: "vieja",
    bytes: Buffer.from(
      "MIIJmQIBAzCCCV8GCSqGSIb3DQEHAaCCCVAEgglMMIIJSDCCA/8GCSqGSIb3DQEHBqCCA/AwggPsAgEAMIID" +
        "5QYJKoZIhvcNAQcBMBwGCiqGSIb3DQEMAQYwDgQISE59bq1eMj8CAggAgIIDuKQ6ZkKqkqYxKDXROE/ef/hj" +
        "15FtGBsXsB96KNcch+jDXekEtYNZsZ+8iO1trCLifFImkyJl+vemysa/dd5+agy5hMWmDss7Iu2YbL62YUPp" +
        "bRiZBu5k0TWIP1zTB5UMJSXiRdwnk9D3HNpdPQaO+rSFDqzBh3obuGZqh3c/pMuriyKWd9tuz7o27WPwqtam" +
        "2lPPHNh3qlwb14lcJAJ/s9uZ6k6oNG8VqddmmuLVyKAwhcO0XiY4rqa6aMxJUL/w5l6Q1ham9O9yee9u3t+B" +
        "yTqsak/kt5Q049lIn1RV3GoS/8lqJ1emHTRFvpZ4/dEuTHqLRlLHgPXSnoGAn0Lt0wAhJ1tb64u2ueNntf7u" +
        "KhnYvAeOQ2ATEchNe5xGiWZSGWLyXodUAr47o0zfxi8wpTGjx/U1z8sUWsGsi57pv/NloYvd3FrBLRmsZAyb" +
        "C/rdhv8bIe5oMAiHOFcyKBDCUm7gTzdrBis+e5lhKL/slO+vtCr/cA9caKfzXS0EA85oSQfAr87GtW3gw+sy" +
        "H+WfOLjTXP5vgCejVZt+U5vCA9m4phIdNFyMyy85PTqXwtLwmzKPa6uYVlH3nPMM0PdKJasonSGbnmMSHcxk" +
        "EbwJWveZ1UIZN6Ilisd3yK8wfQMMBS9y6oIHXFilnDxq29HTsp+6UAmg9YXDcMH94FBWdhWGxJxVMLbeppT7" +
        "G3Sldoiy5zmxBw3JldVVqy1L3SxhMK3IDjkglHygjtUj4UaU9ngwL/FCYw1Go1SaSyhgjcImbjKCecnQcbmB" +
        "UVGo04LCuwlihmiOa2GoUbHG/rg+BTTchvJ4h3LulKaElhNF5/5Bd38fAUqiBcCfg5KPp2vA6yrO/WgjKUNl" +
        "UpyxOKGX7GeK51DVp6R8wj1lG7pGeY59plWoXTy6oqYeSbnUEGWRUfMcqcLXIr0Zf39jc4BG6/W/QGJX8I4T" +
        "Cu5IgtvHHW6Vc226DPG55vkL/Ob4YnSSUjxnOT78ITCXjorAyWSLT9Hmy1FAaAlqtnDvAR0L72AVvQbkxivu" +
        "hpsmb9gDvXKcb8g3CS5rgmw5qmowX6+jdOzYUKRMVkBrUWpZcL3b6kDE7VqRuM8fGpo9+KyxYYawN7YtmRYg" +
        "xKTSALiZyF4L80MjsIEQdUW/sjaKKF2Egzq6ZBqERh7aHFRhstesSqxj+Qq30rf6SN9pFaK5qhxbKuX0jG+D" +
        "1f/44ZtG9yXlGDc0lrymdqtd6wj55vOq57VU4cbcnGpwQ/QYrf0huSSWH+MYSVukCQjQoH0wggVBBgkqhkiG" +
        "9w0BBwGgggUyBIIFLjCCBSowggUmBgsqhkiG9w0BDAoBAqCCBO4wggTqMBwGCiqGSIb3DQEMAQMwDgQIT1N9" +
        "x462MSYCAggABIIEyHOOuaOfyLbGgWiV/XIOEUCRjcF2XNZkxNUZiUs0lixf0HBrXpFQayG2hLesYSwqJdCZ" +
        "GYaRIc1wHB7u7mwgrJIJ9NMm0wpOBdyujzN1noQlDz1zTSz87zF637rfbXF+H4kgK/lYHvAqG0yh4qdqT1zu" +
        "jh6RaXd/fL2tnl5ZtLj8dwS/YKhEjEFWC6wPUuDW0yFgQ1/B752A05adKrMCtyDVNAjipF6KBQqsLHL8EgTO" +
        "MG60w9X58Pc/dpFoVKH+9zRoYcT2YuLbnyAHAYJjtuhpn4W+rbk6zPyhhA4En6whZB8d1a1u83EpUUVcDZEX" +
        "QlI8uoPG/bCuo39sQNrAECczU5DZMcVr8lrWZe92NRMExPbf+vhNNRnJoZbZXYQYdSueQ3o4smSjY4+Lfn+/" +
        "+G4cQy1D7s7fcBr0nqtqb3Sx5YppLixS5ejF5WmjgPE8xzjK0Ltnt8MG2zNSAWef7gI3zALVPhasA19O8JJ2" +
        "22Qhjj1lerBPrsO9dOiTZ/CQZXdOckKcm7SoJHwhx0hr3CGh8J/svW8EyWbPlN11+cbHqEyez1t/eNzgYar+" +
        "lsOxKJHoT+TXr3HiIeP7wtizTjwTPjrkwYUWB7NnooP38eNkrzIV/XMuSCfEiAbBQiJdMICBplwujI0df5JJ" +
        "Qa/E9bi8GYxeF4rArXlNxaPTJy9vlewQIed/7gUWkGnVJKMaUTZJ/SSXsJJm2o8T++35Vp66B2OqNoMnPRgy" +
        "kFkSVHGbfa13alxAwSnUE5fBJ18mhXyDCAONNfniaIg5Uu/Y3a5SuZCKtjepFg99XkuAf+wCv1S/UnpwHcgM" +
        "Oa9xFahafI2GooNy6iT6G0Ph3B5LQWIwSJctwLapYVWKDI5AYOVakVbIdNjkDbIOqgiW1FQAuGJOF1/XmQp7" +
        "MNFdTtu/16UdzbNTNwbDRu0t9oC3IfEBeq83os6aK3EERh46bSifsZ4d3XpEBDSeoZW8OHwnNiVByj81L3sr" +
        "yiE7QZThMiY/WVvxWu/qOW+Gy5F/suivj1w562s/AiVYlloKPLe574ZJY3vEGgHQA72RfwGjMykGoI+CodQv" +
        "rOFKOxTvy5PKWhwj+9e+GIIKXhJFN39if+KhNmCqLlf96t+Hp7MXQguzuHZSPzwBUhcCT44rmLUj6k+SRt1c" +
        "Qd64iWfGJqWJ1Ecq3vAk5qirRB0MdOKNoTcHtjJGaXQxNAF5TVf2joSDwQFgKWdR1GprHDW86cUgMLBvit1d" +
        "S3eN+XvaWw0I3mzt1kHrjH4uvmVMP+Zghiyv6C7hL5NtNX+wLRNc1lSD8Dlt+HjnVUqIBJuVBuYLNQCrxTGn" +
        "K8awGk7gL/RUPbQyZgSotpfJ/pSMIU5OmE+JW4mnUWa1Ub6SPiStTyP+0AICal4UFg9M6E8JVCUv4WmGu1ga" +
        "AxdVDbVh0u1ZI0OuoW5MnobobubGuZV+YDsW4MwcQjD9UodVzNconrxtz9IA0vsTST72KwEHoR2ci/tZbvg+" +
        "s4KV3b3c8lQZrkBAT/+k3xr6MHExeQhlWODMl8WaDO2M1pmXSLvfkVnqbbcj0/ZBVM108RyIadXTmL86wDWH" +
        "DczbhxKN79SxGJQoJS/Q5nDmlJZCImfVEPpoO6663TtSFdQokidqGDElMCMGCSqGSIb3DQEJFTEWBBRQovjU" +
        "i1FeIeL3/U8wRrJQGsZKlTAxMCEwCQYFKw4DAhoFAAQULgu52rA4Hldfsjjt5Tq31D6H6VgECC4ZJ3LOh6ji" +
        "AgIIAA==",
      "base64",
    ),
  },
  /** A certificate without its key. */
  keyless: {
    password: "nada",
    bytes: Buffer.from(
      "MIIC9wIBAzCCAq0GCSqGSIb3DQEHAaCCAp4EggKaMIICljCCApIGCSqGSIb3DQEHBqCCAoMwggJ/AgEAMIIC" +
        "eAYJKoZIhvcNAQcBMFcGCSqGSIb3DQEFDTBKMCkGCSqGSIb3DQEFDDAcBAha45h+0gO/sgICCAAwDAYIKoZI" +
        "hvcNAgkFADAdBglghkgBZQMEASoEEK9hvUh/CSGR+kmfVEv8/biAggIQWSgPHtOeoLmAJhQWBZntuXj2iNvK" +
        "JLuJ8mUscKW6cFeR5ag5i79cd6Fw4copYgoU/ZewCMSAuRlP8vo5t/4sCUob6VZsQvaA+X53oM4WntEIkcNy" +
        "liGNO1VZ7gT7e8oQTAgP/xXSgPln5JWaz9o8M/8HUDMmKvmhndBZE5yty5VsG9XcuER9I74pWOiRsklAPOj5" +
        "nor8+y0VupDcTi6kbgMslnYTof5cFfxLTd+AIi2dHduqYG12qyJS6+eWzee2dnSjVrqwu9kpKda5GSUi+A83" +
        "ipWH07ArS8vnE93PVjeAXrwHzpRVv7FGB2N3W56RUxw5u5OAEZmvUze2sdQxEyBWarL9YC1H0wJfnbNu8/mB" +
        "fe6Nmb0OoKEx9iCi48+fIZeV/Jczy2qiD1qjHoBgNcMnd/Blg0nNnAeOYMbaOEwWXhVb0xnBbS+SUQhU5CgC" +
        "H7qdGh+LxJBoW+qai9cLHUpOGesyG+CZ6GKAGEJqe+O2/G4gqSLLgYs3mYQqgupaCNnMYQ9Mish7/jxTF8oL" +
        "b+eDSNMzwAD2g7hfie3qGV/gMvN/FZ9Sf7GFF2nP80ag+d5bKn7pDIWl7fuxmqiXZaeTBpbUMcBIuUjDUsyZ" +
        "SBU5AlrZIc2R/9XZ5limYx2wWHo8rU0y+b7nr/Er9r5lBpvjT0A5cW2sDSmd/UBgHWY7CcINZVjtl5l6w0z9" +
        "yGudMEEwMTANBglghkgBZQMEAgEFAAQgwSkmaBhTRoDO0hYET+W15tolgRwE7APVT4o3zTmCO0IECNM2BdWl" +
        "GcCqAgIIAA==",
      "base64",
    ),
  },
  /** A key and its certificate without a checksum (MAC) over them. */
  unauthenticated: {
    password: "x",
    bytes: Buffer.from(
      "MIIDRQIBAzCCAz4GCSqGSIb3DQEHAaCCAy8EggMrMIIDJzCCAd4GCSqGSIb3DQEHAaCCAc8EggHLMIIBxzCCAcMG" +
        "CyqGSIb3DQEMCgEDoIIBizCCAYcGCiqGSIb3DQEJFgGgggF3BIIBczCCAW8wggEVoAMCAQICFGaWoopYY2/mqn/z" +
        "iD3ek9dyR5JTMAoGCCqGSM49BAMCMA0xCzAJBgNVBAMMAkVDMB4XDTI2MTEyMjE5NDE0MFoXDTM2MTExOTE5NDE0" +
        "MFowDTELMAkGA1UEAwwCRUMwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAAR+/JhQQpRKsind1s2XzUJjhKsOofG6" +
        "9Ae3Eaga1TQat/xmETOOJ4qJoFW0Nnv1p8aOWYSynyoTX4ZKzqczMsCxo1MwUTAdBgNVHQ4EFgQUABkTWoA6Kqh+" +
        "QWZVafj78SzW3kYwHwYDVR0jBBgwFoAUABkTWoA6Kqh+QWZVafj78SzW3kYwDwYDVR0TAQH/BAUwAwEB/zAKBggq" +
        "hkjOPQQDAgNIADBFAiEAmqhbA4xUejkzZ5TOmSj6XaHrb0+UIqEnOEXz6LeUMlsCIGUjVj9B1phelBXg+MIW3rGA" +
        "SRWM2Uf+PFptnQkXcDGxMSUwIwYJKoZIhvcNAQkVMRYEFCD+SJx6vSyJKzgamfngJMTvYotSMIIBQQYJKoZIhvcN" +
        "AQcBoIIBMgSCAS4wggEqMIIBJgYLKoZIhvcNAQwKAQKgge8wgewwVwYJKoZIhvcNAQUNMEowKQYJKoZIhvcNAQUM" +
        "MBwECH6ZBInRETPvAgIIADAMBggqhkiG9w0CCQUAMB0GCWCGSAFlAwQBKgQQiWD8r7UBHLHTygwu/eMnnASBkFhO" +
        "3D4lGDVBy5P5AP4pAvOS6jH+iaj7Wj1dnpjpc2NuMIimzEM8Votgr1mbgPdYjFL+aOffCy1oZs/K2Bwddz1pVzVO" +
        "8RiJ6G0yWSr368mDdizzD1mUJe59r8bkuGqNtjdxT0rgQW2hWTzv/QpWK8UrTf3j4Byd15eHR3eOLgsNuMRWWdgf" +
        "8vxg2Kn+3835aTElMCMGCSqGSIb3DQEJFTEWBBQg/kicer0siSs4Gpn54CTE72KLUg==",
      "base64",
    ),
  },
  /** A key under 5,000,001 rounds of PBKDF2. */
  slow: {
    password: "x",
    bytes: Buffer.from(
      "MIIDhQIBAzCCAz8GCSqGSIb3DQEHAaCCAzAEggMsMIIDKDCCAd4GCSqGSIb3DQEHAaCCAc8EggHLMIIBxzCCAcMG" +
        "CyqGSIb3DQEMCgEDoIIBizCCAYcGCiqGSIb3DQEJFgGgggF3BIIBczCCAW8wggEVoAMCAQICFGaWoopYY2/mqn/z" +
        "iD3ek9dyR5JTMAoGCCqGSM49BAMCMA0xCzAJBgNVBAMMAkVDMB4XDTI2MTEyMjE5NDE0MFoXDTM2MTExOTE5NDE0" +
        "MFowDTELMAkGA1UEAwwCRUMwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAAR+/JhQQpRKsind1s2XzUJjhKsOofG6" +
        "9Ae3Eaga1TQat/xmETOOJ4qJoFW0Nnv1p8aOWYSynyoTX4ZKzqczMsCxo1MwUTAdBgNVHQ4EFgQUABkTWoA6Kqh+" +
        "QWZVafj78SzW3kYwHwYDVR0jBBgwFoAUABkTWoA6Kqh+QWZVafj78SzW3kYwDwYDVR0TAQH/BAUwAwEB/zAKBggq" +
        "hkjOPQQDAgNIADBFAiEAmqhbA4xUejkzZ5TOmSj6XaHrb0+UIqEnOEXz6LeUMlsCIGUjVj9B1phelBXg+MIW3rGA" +
        "SRWM2Uf+PFptnQkXcDGxMSUwIwYJKoZIhvcNAQkVMRYEFCD+SJx6vSyJKzgamfngJMTvYotSMIIBQgYJKoZIhvcN" +
        "AQcBoIIBMwSCAS8wggErMIIBJwYLKoZIhvcNAQwKAQKggfAwge0wWAYJKoZIhvcNAQUNMEswKgYJKoZIhvcNAQUM" +
        "MB0ECPikbC0/xlwMAgNMS0EwDAYIKoZIhvcNAgkFADAdBglghkgBZQMEAQIEEKFqcc5hrle3Om2WdSebNMAEgZD5" +
        "qqZo0N+xFEYxB34Up47kQDgU0HPQJRVrFv114Drl4aJGeZQ84pPHN/6wP3hSznOcpGHgeYNlF/hm3CwvorBkAWq8" +
        "E4Z0sdu9/ekC9bvLpnCe/9lQxs7d8qwGRTtXvCoG5Je5MGeZwedztPWRHfhjwZThvcrqe5ldVlzUb5/cuN/hi3p5" +
        "csQarVZC0qH7pUcxJTAjBgkqhkiG9w0BCRUxFgQUIP5InHq9LIkrOBqZ+eAkxO9ii1IwPTAxMA0GCWCGSAFlAwQC" +
        "AQUABCBScytl1z/kxPJvn2VP2V3D/2R/Dw9GPdw8RRi+lLfOTwQIm7v/Ky/fmwA=",
      "base64",
    ),
  },
};
